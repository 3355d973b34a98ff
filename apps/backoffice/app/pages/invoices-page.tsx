import { timeLineOf } from '../features/audit/time-line-section'
import { PaperList } from '../features/invoices/paper-list'
import { OrderSummary } from '../features/orders/order-summary'

export default function InvoicesPage() {
  return <PaperList Order={OrderSummary} timeLine={timeLineOf} />
}
