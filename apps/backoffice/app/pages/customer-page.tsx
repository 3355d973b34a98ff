import { useTranslations } from '#texts'
import { TimeLine } from '../features/audit/time-line'
import { CustomerScreen } from '../features/customers/customer-screen'
import { Card } from '../ui/page-frame'
import type { Route } from './+types/customer-page'

export default function CustomerPage({ params: { userId } }: Route.ComponentProps) {
  const t = useTranslations('office-customers')
  const timeLine = (
    <Card title={t('timeLine')}>
      <TimeLine subject={`account:${userId}`} />
    </Card>
  )
  return <CustomerScreen userId={userId} timeLine={timeLine} />
}
