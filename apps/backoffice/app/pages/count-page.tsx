import { CountScreen } from '../features/stock/count-screen'

export default function CountPage() {
  return <CountScreen />
}
