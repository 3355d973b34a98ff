import { LotList } from '../features/lots/lot-list'

export default function LotsPage() {
  return <LotList />
}
