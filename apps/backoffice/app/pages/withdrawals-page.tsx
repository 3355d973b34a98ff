import { timeLineOf } from '../features/audit/time-line-section'
import { OrderSummary } from '../features/orders/order-summary'
import { RunningRepeats } from '../features/orders/running-repeats'
import { WithdrawalList } from '../features/withdrawals/withdrawal-list'

export default function WithdrawalsPage() {
  return <WithdrawalList Order={UndoneOrder} timeLine={timeLineOf} />
}

function UndoneOrder({ orderId }: { orderId: number }) {
  return (
    <>
      <RunningRepeats orderId={orderId} />
      <OrderSummary orderId={orderId} />
    </>
  )
}
