import type { WithdrawalFields } from '@haverhof/domain/orders'
import { useState } from 'react'
import { useTranslations } from '#texts'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'

type Props = {
  values: WithdrawalFields
  /** Sends the withdrawal; false when it did not arrive. */
  confirm: () => Promise<boolean>
  back: () => void
}

/** The second step: once more in words, then the button that counts. */
export function WithdrawalReview({ values, confirm, back }: Props) {
  const t = useTranslations('withdrawal')
  const [isBusy, setIsBusy] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const send = async () => {
    if (isBusy) return
    setIsBusy(true)
    setHasFailed(false)
    const hasArrived = await confirm()
    setIsBusy(false)
    setHasFailed(!hasArrived)
  }
  return (
    <div className="flex max-w-[64rem] flex-col gap-6">
      <p className="text-lg">{t('declaration', { number: values.orderNumber, name: values.fullName })}</p>
      <WithdrawalFacts values={values} />
      <div role="alert" className="empty:hidden">
        {hasFailed ? <Notice tone="danger">{t('failed')}</Notice> : null}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          look="primary"
          aria-busy={isBusy}
          onClick={() => void send()}
          className="min-h-14 px-8 text-lg"
        >
          {t('confirm')}
        </Button>
        <Button onClick={back} className="min-h-14">
          {t('back')}
        </Button>
      </div>
    </div>
  )
}

export function WithdrawalFacts({ values }: { values: WithdrawalFields }) {
  const t = useTranslations('withdrawal.fields')
  const facts = (['fullName', 'orderNumber', 'emailAddress', 'statement'] as const).filter(
    (name) => values[name].trim() !== '',
  )
  return (
    <dl className="border-line divide-line divide-y border-y">
      {facts.map((name) => (
        <div key={name} className="grid gap-x-6 py-3 sm:grid-cols-[18rem_minmax(0,1fr)]">
          <dt className="text-muted">{t(name)}</dt>
          <dd className="min-w-0 whitespace-pre-line [overflow-wrap:anywhere]">{values[name]}</dd>
        </div>
      ))}
    </dl>
  )
}
