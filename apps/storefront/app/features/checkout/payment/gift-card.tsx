import { type FormEvent, useState } from 'react'
import { useTranslations } from '#texts'
import { useFormats } from '../../../shared/prices/formats'
import { Button } from '../../../ui/button'
import { Disclosure } from '../../../ui/disclosure'
import { Icon } from '../../../ui/icon'
import { TextField } from '../../../ui/text-field'
import { FailureNotice } from '../steps/failure-notice'
import type { Problem } from '../../../shared/forms/problem'

type Props = {
  /** The masked number and what the card holds; null without a card. */
  card: { number: string; balance: number } | null
  /** What the card pays of this order. */
  amount: number
  apply: (number: string, pin: string) => Promise<Problem | null>
  remove: () => Promise<Problem | null>
}

/** CHECKOUT-PAGES-11: a gift card pays all of an order or a part of it; number and pin are asked for once and kept nowhere. */
export function GiftCard({ card, amount, apply, remove }: Props) {
  const t = useTranslations('payment.giftCard')
  const formats = useFormats()
  if (!card) return <GiftCardForm apply={apply} />
  return (
    <div className="border-line flex flex-wrap items-center gap-x-4 gap-y-1 border-b py-3">
      <Icon name="gift" size={22} className="text-brand" />
      <p className="min-w-0 flex-1">
        <span className="block font-semibold">{t('applied', { digits: card.number.slice(-4) })}</span>
        <span className="text-muted block text-sm">
          {t('balance', { balance: formats.euro(card.balance), amount: formats.euro(amount) })}
        </span>
      </p>
      <Button look="text" onClick={() => void remove()}>
        {t('remove')}
      </Button>
    </div>
  )
}

function GiftCardForm({ apply }: Pick<Props, 'apply'>) {
  const t = useTranslations('payment.giftCard')
  const errors = useTranslations('forms.errors')
  const [number, setNumber] = useState('')
  const [pin, setPin] = useState('')
  const [isTried, setIsTried] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const required = (value: string) => (isTried && value.trim() === '' ? errors('required') : undefined)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsTried(true)
    const form = event.currentTarget
    if (!number.trim() || !pin.trim()) return firstEmpty(form)?.focus()
    if (isBusy) return undefined
    setIsBusy(true)
    setProblem(await apply(number.trim(), pin.trim()))
    setIsBusy(false)
    return undefined
  }
  return (
    <Disclosure summary={t('open')}>
      <form
        noValidate
        onSubmit={(event) => void submit(event)}
        className="grid gap-4 xs:grid-cols-[1fr_14rem]"
      >
        <TextField
          label={t('number')}
          value={number}
          onChange={(event) => setNumber(event.currentTarget.value)}
          inputMode="numeric"
          autoComplete="off"
          maxLength={50}
          error={required(number)}
        />
        <TextField
          label={t('pin')}
          value={pin}
          onChange={(event) => setPin(event.currentTarget.value)}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          error={required(pin)}
        />
        <div className="xs:col-span-2">
          <FailureNotice problem={problem} />
        </div>
        <Button type="submit" look="brand" aria-busy={isBusy} className="xs:col-span-2 xs:justify-self-start">
          {t('apply')}
        </Button>
      </form>
    </Disclosure>
  )
}

function firstEmpty(form: HTMLFormElement): HTMLInputElement | undefined {
  return [...form.querySelectorAll('input')].find((input) => input.value.trim() === '')
}
