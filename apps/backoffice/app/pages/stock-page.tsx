import { timeLineOf } from '../features/audit/time-line-section'
import { StockList } from '../features/stock/stock-list'

export default function StockPage() {
  return <StockList timeLine={timeLineOf} />
}
