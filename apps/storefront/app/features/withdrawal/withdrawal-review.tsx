import type { WithdrawalFields } from '@haverhof/domain/orders'
import { type FormEvent, useState } from 'react'
import { useTranslations } from '#texts'
import { FormFrame } from '../../shared/forms/form-frame'
import { StatementFacts } from '../../shared/forms/statement-parts'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { withdrawalFields } from './take-step'

type Props = {
  values: WithdrawalFields
  /** Sends the withdrawal; false when it did not arrive. */
  confirm: () => Promise<boolean>
  back: () => void
  /** Whether an attempt without scripts has failed. */
  failedBefore: boolean
}

/** The second step: once more in words, then the button that counts. */
export function WithdrawalReview({ values, confirm, back, failedBefore }: Props) {
  const t = useTranslations('withdrawal')
  const [isBusy, setIsBusy] = useState(false)
  const [hasFailed, setHasFailed] = useState(failedBefore)
  const send = async () => {
    if (isBusy) return
    setIsBusy(true)
    setHasFailed(false)
    const hasArrived = await confirm()
    setIsBusy(false)
    setHasFailed(!hasArrived)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    if (submitter instanceof HTMLButtonElement && submitter.value === 'back') back()
    else void send()
  }
  return (
    <FormFrame submit={submit} withoutScripts="works" className="flex max-w-[64rem] flex-col gap-6">
      {withdrawalFields.map((name) => (
        <input key={name} type="hidden" name={name} value={values[name]} />
      ))}
      <p className="text-lg">{t('declaration', { number: values.orderNumber, name: values.fullName })}</p>
      <WithdrawalFacts values={values} />
      <div role="alert" className="empty:hidden">
        {hasFailed ? <Notice tone="danger">{t('failed')}</Notice> : null}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          name="step"
          value="confirm"
          look="primary"
          aria-busy={isBusy}
          className="min-h-14 px-8 text-lg"
        >
          {t('confirm')}
        </Button>
        <Button type="submit" name="step" value="back" className="min-h-14">
          {t('back')}
        </Button>
      </div>
    </FormFrame>
  )
}

/** What is declared, as the customer wrote it. */
export function WithdrawalFacts({ values }: { values: WithdrawalFields }) {
  const t = useTranslations('withdrawal.fields')
  return (
    <StatementFacts facts={withdrawalFields.map((name) => ({ name, label: t(name), text: values[name] }))} />
  )
}
