import type { ReactNode } from 'react'
import { useTranslations } from '#texts'
import { FormFrame } from '../../../shared/forms/form-frame'
import { OrderProblem } from './order-problem'
import { OrderTerms } from './order-terms'
import { StepSubmit } from '../steps/step-submit'
import type { usePlaceOrder } from './use-place-order'

type Props = {
  /** What is bought and what it comes to: stands directly above the button that orders it. */
  summary: ReactNode
  order: ReturnType<typeof usePlaceOrder>
  total: number
  submit: () => void
}

/** CHECKOUT-PAGES-9: the order, its terms, and the button whose words say that it costs money. */
export function PlaceOrder({ summary, order, total, submit }: Props) {
  const t = useTranslations('payment')
  return (
    <FormFrame
      submit={(event) => {
        event.preventDefault()
        submit()
      }}
      className="flex flex-col gap-4 *:w-full!"
    >
      {summary}
      <OrderTerms />
      <div role="alert" className="empty:hidden">
        <OrderProblem problem={order.problem} total={total} />
      </div>
      <StepSubmit label={total === 0 ? t('orderFree') : t('order')} isBusy={order.isBusy} isPaying />
    </FormFrame>
  )
}
