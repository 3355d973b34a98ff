import { timeLineOf } from '../features/audit/time-line-section'
import { OrderSummary } from '../features/orders/order-summary'
import { RefundDialog } from '../features/refunds/refund-dialog'
import type { Return } from '../features/returns/return-calls'
import { ReturnList } from '../features/returns/return-list'

export default function ReturnsPage() {
  return <ReturnList Order={OrderSummary} Refund={RefundOfReturn} timeLine={timeLineOf} />
}

type Props = { product: Return; onClose: () => void }

function RefundOfReturn({ product, onClose }: Props) {
  const { returnId, orderId, lineNumber, quantity, withdrawalId } = product
  const ofReturn = {
    returnId,
    lineNumber,
    quantity,
    reason: withdrawalId === null ? ('return' as const) : ('withdrawal' as const),
  }
  return <RefundDialog orderId={orderId} onClose={onClose} ofReturn={ofReturn} />
}
