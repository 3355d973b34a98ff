import { timeLineOf } from '../features/audit/time-line-section'
import { LotList } from '../features/lots/lot-list'

export default function LotsPage() {
  return <LotList timeLine={timeLineOf} />
}
