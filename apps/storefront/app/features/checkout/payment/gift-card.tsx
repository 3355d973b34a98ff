import { useTranslations } from '#texts'
import { useFormats } from '../../../shared/prices/formats'
import { Button } from '../../../ui/button'
import { Disclosure } from '../../../ui/disclosure'
import { Icon } from '../../../ui/icon'
import { TextField } from '../../../ui/text-field'
import { FailureNotice } from '../steps/failure-notice'
import { FormFrame } from '../../../shared/forms/form-frame'
import type { Problem } from '../../../shared/shop/problem'
import { useSmallForm } from '../../../shared/forms/use-small-form'

type CardValues = { number: string; pin: string }

type Props = {
  /** The masked number and what the card holds; null without a card. */
  card: { number: string; balance: number } | null
  /** What the card pays of this order. */
  amount: number
  apply: (number: string, pin: string) => Promise<Problem | null>
  remove: () => Promise<Problem | null>
}

/** A gift card pays all of an order or a part of it; number and pin are asked for once and kept nowhere (CHECKOUT-PAGES-11). */
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
  const { field, failure, isBusy, submit } = useSmallForm<CardValues>({
    start: { number: '', pin: '' },
    problemsOf: cardProblems,
    send: ({ number, pin }) => apply(number.trim(), pin.trim()),
  })
  return (
    <Disclosure summary={t('open')}>
      <FormFrame submit={submit} className="grid gap-4 xs:grid-cols-[1fr_14rem]">
        <TextField
          {...field('number')}
          label={t('number')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={50}
        />
        <TextField {...field('pin')} label={t('pin')} inputMode="numeric" autoComplete="off" maxLength={20} />
        <div className="xs:col-span-2">
          <FailureNotice problem={failure} />
        </div>
        <Button type="submit" look="brand" aria-busy={isBusy} className="xs:col-span-2 xs:justify-self-start">
          {t('apply')}
        </Button>
      </FormFrame>
    </Disclosure>
  )
}

function cardProblems(values: CardValues) {
  return (['number', 'pin'] as const)
    .filter((name) => values[name].trim() === '')
    .map((parameter) => ({ parameter, reason: 'required' }))
}
