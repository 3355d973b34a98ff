import type { Schemas } from '@haverhof/api-client'
import { type FormEvent, useState } from 'react'
import { useTranslations } from '#texts'
import { FailureNotice } from '../steps/failure-notice'
import { choiceAmong, type MethodChoice, missingChoice } from './offered-methods'
import { PaymentMethods } from './payment-methods'
import { FormFrame } from '../../../shared/forms/form-frame'
import type { Problem } from '../../../shared/shop/problem'
import { StepSubmit } from '../steps/step-submit'

type Props = {
  methods: readonly Schemas['PaymentMethodOption'][]
  /** What was chosen before. */
  start: MethodChoice
  pay: (choice: MethodChoice) => Promise<Problem | null>
}

/** The order stands; it can be paid again, the same way or another (CHECKOUT-PAGES-15). */
export function PayAgain({ methods, start, pay }: Props) {
  const t = useTranslations('ordered.complete')
  const [choice, setChoice] = useState(() => choiceAmong(methods, start))
  const [missing, setMissing] = useState<ReturnType<typeof missingChoice>>(null)
  const [failure, setFailure] = useState<Problem | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const lack = missingChoice(methods, choice)
    setMissing(lack)
    if (lack) return
    setIsBusy(true)
    setFailure(null)
    const problem = await pay(choice)
    setFailure(problem)
    if (problem) setIsBusy(false)
  }
  return (
    <FormFrame submit={(event) => void submit(event)} className="flex flex-col gap-5">
      <PaymentMethods
        methods={methods}
        choice={choice}
        onChoose={(next) => {
          setMissing(null)
          setChoice(next)
        }}
        missing={missing}
      />
      <FailureNotice problem={failure} />
      <StepSubmit label={t('payAgain')} isBusy={isBusy} isPaying />
    </FormFrame>
  )
}
