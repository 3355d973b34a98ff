import type { SampleReport } from './report'

type Step = SampleReport['steps'][number]
export type SampleStep = Step & { state: 'done' | 'current' | 'to-come' }

/** LABORATORY-PAGES-2: the way of a sample. A step that was left out counts as made once a later one is. */
export function sampleSteps({ steps, status }: Pick<SampleReport, 'steps' | 'status'>): SampleStep[] {
  const position = steps.findIndex((step) => step.status === status)
  return steps.map((step, index) => ({
    ...step,
    state: index < position ? 'done' : index === position ? 'current' : 'to-come',
  }))
}
