import { useTranslations } from '#texts'
import { FormFrame } from '../../../shared/forms/form-frame'
import { StepSubmit } from '../steps/step-submit'
import { OrderProblem } from './order-problem'
import { OrderTerms } from './order-terms'
import type { usePlacing } from './use-placing'

type Props = {
  order: Pick<ReturnType<typeof usePlacing>, 'isBusy' | 'problem'>
  total: number
  submit: () => void
}

/** The terms, why it did not work, and the button whose words say that it costs money. */
export function OrderButton({ order, total, submit }: Props) {
  const t = useTranslations('payment')
  return (
    <FormFrame
      submit={(event) => {
        event.preventDefault()
        submit()
      }}
      className="flex flex-col gap-4 *:w-full!"
    >
      <OrderTerms />
      <div role="alert" className="empty:hidden">
        <OrderProblem problem={order.problem} total={total} />
      </div>
      <StepSubmit label={total === 0 ? t('orderFree') : t('order')} isBusy={order.isBusy} isPaying />
    </FormFrame>
  )
}
