import { ReceiveScreen } from '../features/stock/receive-screen'

export default function ReceivePage() {
  return <ReceiveScreen />
}
