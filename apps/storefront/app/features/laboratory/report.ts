import type { Schemas } from '@haverhof/api-client'

/** What the laboratory says about a sample. */
export type SampleReport = Schemas['SampleReport']
export type MeasuredValue = SampleReport['values'][number]
/** Rqs: from far below the target to far above. Qs: from very good to very bad. */
export type Band = NonNullable<MeasuredValue['band']>
export type FittingProduct = SampleReport['products'][number]
export type AnalysisType = SampleReport['type']

/** In the target or, for hygiene, at least good (LABORATORY-PAGES-5). What has no target is neither good nor bad. */
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

/** It must not be fed, or not as it is (LABORATORY-PAGES-6). */
export function isForbidden({ conclusion }: Pick<SampleReport, 'conclusion'>): boolean {
  return forbidding.has(conclusion)
}

/** What it is read as or, until it is measured, what was ordered (LABORATORY-PAGES-13). */
export function sortOf({ forage, sampleType }: SampleReport): SampleReport['forage'] {
  return forage ?? sampleType
}

/** There is something to read (LABORATORY-PAGES-2). */
export function hasValues({ values }: Pick<SampleReport, 'values'>): boolean {
  return values.length > 0
}

/** A sample that is still to come in (LABORATORY-PAGES-12). */
export function isAwaited({ status, isExample }: Pick<SampleReport, 'status' | 'isExample'>): boolean {
  return status === 'ordered' && !isExample
}

export function reportPath({ type, key }: Pick<SampleReport, 'type' | 'key'>): string {
  return type === 'Rqs' ? `/rqs/${key}/` : `/qs/${key}/`
}

type Step = SampleReport['steps'][number]
export type SampleStep = Step & { state: 'done' | 'current' | 'to-come' }

/** The way of a sample (LABORATORY-PAGES-2). A step that was left out counts as made once a later one is. */
export function sampleSteps({ steps, status }: Pick<SampleReport, 'steps' | 'status'>): SampleStep[] {
  const position = steps.findIndex((step) => step.status === status)
  return steps.map((step, index) => ({
    ...step,
    state: index < position ? 'done' : index === position ? 'current' : 'to-come',
  }))
}
