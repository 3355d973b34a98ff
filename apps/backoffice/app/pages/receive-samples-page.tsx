import { ReceiveByScan } from '../features/laboratory/receive-by-scan'

export default function ReceiveSamplesPage() {
  return <ReceiveByScan />
}
