import type { Schemas } from '@haverhof/api-client'

/** What the laboratory says about a sample. */
export type SampleReport = Schemas['SampleReport']
export type MeasuredValue = SampleReport['values'][number]
/** Rqs: from far below the target to far above. Qs: from very good to very bad. */
export type Band = NonNullable<MeasuredValue['band']>
export type FittingProduct = SampleReport['products'][number]
export type AnalysisType = SampleReport['type']

/** LABORATORY-PAGES-5: in the target or, for hygiene, at least good. What has no target is neither good nor bad. */
export function isFine({ band }: Pick<MeasuredValue, 'band'>, type: AnalysisType): boolean {
  if (band === null) return true
  return type === 'Rqs' ? band === 3 : band <= 2
}

const forbidding = new Set<SampleReport['conclusion']>([
  'will-spoil',
  'too-wet',
  'ask-vet',
  'had-air',
  'unstable',
  'do-not-feed',
])

/** LABORATORY-PAGES-6: it must not be fed, or not as it is. */
export function isForbidden({ conclusion }: Pick<SampleReport, 'conclusion'>): boolean {
  return forbidding.has(conclusion)
}

/** LABORATORY-PAGES-13: what it is read as or, until it is measured, what was ordered. */
export function sortOf({ forage, sampleType }: SampleReport): SampleReport['forage'] {
  return forage ?? sampleType
}

/** LABORATORY-PAGES-2: there is something to read. */
export function hasValues({ values }: Pick<SampleReport, 'values'>): boolean {
  return values.length > 0
}

/** LABORATORY-PAGES-12: a sample that is still to come in. */
export function isAwaited({ status, isExample }: Pick<SampleReport, 'status' | 'isExample'>): boolean {
  return status === 'ordered' && !isExample
}

export function reportPath({ type, key }: Pick<SampleReport, 'type' | 'key'>): string {
  return type === 'Rqs' ? `/rqs/${key}/` : `/qs/${key}/`
}

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
