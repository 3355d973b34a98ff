import { HealthScreen } from '../features/health/health-screen'

export default function HealthPage() {
  return <HealthScreen />
}
