import { RefundList } from '../features/refunds/refund-list'

export default function RefundsPage() {
  return <RefundList />
}
