import { timeLineOf } from '../features/audit/time-line-section'
import { OrderSummary } from '../features/orders/order-summary'
import { RefundDialog } from '../features/refunds/refund-dialog'
import type { Return } from '../features/returns/return-calls'
import { ReturnList } from '../features/returns/return-list'

export default function ReturnsPage() {
  return <ReturnList Order={OrderSummary} Refund={RefundOfReturn} timeLine={timeLineOf} />
}

type Props = { product: Return; onClose: () => void }

/** What comes back broken is not sold again. */
const unsaleable: ReadonlySet<Return['reason']> = new Set(['damaged', 'quality'])

function RefundOfReturn({ product, onClose }: Props) {
  const { returnId, orderId, lineNumber, quantity, withdrawalId, reason } = product
  const ofReturn = {
    returnId,
    lineNumber,
    quantity,
    reason: withdrawalId === null ? ('return' as const) : ('withdrawal' as const),
    restock: !unsaleable.has(reason),
  }
  return <RefundDialog orderId={orderId} onClose={onClose} ofReturn={ofReturn} />
}
