import { StockList } from '../features/stock/stock-list'

export default function StockPage() {
  return <StockList />
}
