import { ShipScreen } from '../features/shipping/ship-screen'

export default function ShippingPage() {
  return <ShipScreen />
}
