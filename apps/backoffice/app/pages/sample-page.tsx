import { SampleScreen } from '../features/laboratory/sample-screen'
import type { Route } from './+types/sample-page'

export default function SamplePage({ params }: Route.ComponentProps) {
  return <SampleScreen sampleId={Number(params.sampleId)} />
}
