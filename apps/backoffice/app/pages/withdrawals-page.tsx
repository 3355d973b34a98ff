import { timeLineOf } from '../features/audit/time-line-section'
import { OrderSummary } from '../features/orders/order-summary'
import { WithdrawalList } from '../features/withdrawals/withdrawal-list'

export default function WithdrawalsPage() {
  return <WithdrawalList Order={OrderSummary} timeLine={timeLineOf} />
}
