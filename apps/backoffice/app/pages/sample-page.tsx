import { useTranslations } from '#texts'
import { TimeLine } from '../features/audit/time-line'
import { SampleScreen } from '../features/laboratory/sample-screen'
import { Card } from '../ui/page-frame'
import type { Route } from './+types/sample-page'

export default function SamplePage({ params }: Route.ComponentProps) {
  const t = useTranslations('office-audit')
  const sampleId = Number(params.sampleId)
  const timeLine = (
    <Card title={t('timeLine')}>
      <TimeLine key={sampleId} subject={`sample ${sampleId}`} />
    </Card>
  )
  return <SampleScreen sampleId={sampleId} timeLine={timeLine} />
}
