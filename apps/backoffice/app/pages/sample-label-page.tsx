import { LabelSheet } from '../features/laboratory/label-sheet'
import type { Route } from './+types/sample-label-page'

export default function SampleLabelPage({ params }: Route.ComponentProps) {
  return <LabelSheet sampleId={Number(params.sampleId)} />
}
