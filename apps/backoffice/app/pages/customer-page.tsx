import { TimeLine } from '../features/audit/time-line'
import { CustomerScreen } from '../features/customers/customer-screen'
import type { Route } from './+types/customer-page'

export default function CustomerPage({ params: { userId } }: Route.ComponentProps) {
  return <CustomerScreen userId={userId} timeLine={<TimeLine subject={`account:${userId}`} />} />
}
