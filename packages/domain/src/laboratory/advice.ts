import type { Band } from './bands.ts'
import type { JudgedValue } from './judged.ts'
import type { Analysis, SampleType } from './sample.ts'

/** LABORATORY-10: everything the laboratory may advise; the storefront has the words. */
export const adviceCodes = [
  'hygiene-good',
  'hygiene-steam-hay',
  'hygiene-use-soon',
  'hygiene-ask-vet',
  'hygiene-do-not-feed',
  'damp-hay',
  'wet-silage',
  'too-dry',
  'unstable-silage',
  'clostridia',
  'low-energy',
  'high-energy',
  'low-protein',
  'high-protein',
  'high-sugar',
  'very-high-sugar',
  'low-fibre',
  'high-fibre',
  'high-ash',
  'low-mineral',
  'high-potassium',
  'calcium-ratio',
  'all-well',
  'balancer',
] as const
export type AdviceCode = (typeof adviceCodes)[number]

/** `valueCode` is the value that it is about. */
export type Advice = { code: AdviceCode; valueCode: string | null }

type Rule = { value: string; bands: readonly Band[]; code: AdviceCode }

const low: readonly Band[] = [1, 2]
const high: readonly Band[] = [4, 5]

const feedRules: readonly Rule[] = [
  { value: 'energy-ewpa', bands: low, code: 'low-energy' },
  { value: 'energy-ewpa', bands: high, code: 'high-energy' },
  { value: 'crude-protein', bands: low, code: 'low-protein' },
  { value: 'digestible-protein', bands: low, code: 'low-protein' },
  { value: 'crude-protein', bands: high, code: 'high-protein' },
  { value: 'digestible-protein', bands: high, code: 'high-protein' },
  { value: 'sugar', bands: [4], code: 'high-sugar' },
  { value: 'sugar', bands: [5], code: 'very-high-sugar' },
  { value: 'crude-fibre', bands: low, code: 'low-fibre' },
  { value: 'crude-fibre', bands: high, code: 'high-fibre' },
  { value: 'crude-ash', bands: high, code: 'high-ash' },
  { value: 'calcium', bands: low, code: 'low-mineral' },
  { value: 'phosphorus', bands: low, code: 'low-mineral' },
  { value: 'magnesium', bands: low, code: 'low-mineral' },
  { value: 'sodium', bands: low, code: 'low-mineral' },
  { value: 'potassium', bands: high, code: 'high-potassium' },
]

const hygieneRules: readonly Rule[] = [
  { value: 'ph', bands: [3, 4, 5], code: 'unstable-silage' },
  { value: 'clostridia', bands: [3, 4, 5], code: 'clostridia' },
]

type Sample = { analysis: Analysis; sampleType: SampleType; verdict: Band | null }

/** LABORATORY-10: from where the values lie to what to do about it. Nothing before there are values. */
export function adviceOn(sample: Sample, values: readonly JudgedValue[]): Advice[] {
  if (values.length === 0) return []
  const moisture = moistureAdvice(sample, values)
  if (sample.analysis === 'Qs')
    return [hygieneAdvice(sample, values), ...moisture, ...advised(hygieneRules, values)]
  const found = [...moisture, ...advised(feedRules, values), ...ratioAdvice(values)]
  const wellDone: Advice = { code: 'all-well', valueCode: null }
  return [...(found.length > 0 ? found : [wellDone]), { code: 'balancer', valueCode: null }]
}

function moistureAdvice({ sampleType }: Sample, values: readonly JudgedValue[]): Advice[] {
  const dryMatter = values.find(({ code }) => code === 'dry-matter')
  if (!dryMatter || dryMatter.side === 'in') return []
  const damp = sampleType === 'hay' ? 'damp-hay' : 'wet-silage'
  return [{ code: dryMatter.side === 'below' ? damp : 'too-dry', valueCode: dryMatter.code }]
}

/** Protein is told once, whichever of its two values says so; each mineral for itself. */
function advised(rules: readonly Rule[], values: readonly JudgedValue[]): Advice[] {
  const bandOfCode = new Map(values.map(({ code, band }) => [code, band]))
  const found = rules.filter(({ value, bands }) => {
    const band = bandOfCode.get(value)
    return band !== undefined && bands.includes(band)
  })
  const isFirst = (rule: Rule) => found.find(({ code }) => code === rule.code) === rule
  return found
    .filter((rule) => rule.code === 'low-mineral' || isFirst(rule))
    .map(({ code, value }) => ({ code, valueCode: value }))
}

/** LABORATORY-10: the least calcium to one part of phosphorus. */
export const leastCalciumRatio = 1.5

function ratioAdvice(values: readonly JudgedValue[]): Advice[] {
  const calcium = values.find(({ code }) => code === 'calcium')
  const phosphorus = values.find(({ code }) => code === 'phosphorus')
  if (!calcium || !phosphorus || calcium.value >= phosphorus.value * leastCalciumRatio) return []
  return [{ code: 'calcium-ratio', valueCode: calcium.code }]
}

function hygieneAdvice({ sampleType, verdict }: Sample, values: readonly JudgedValue[]): Advice {
  if (verdict === null || verdict <= 2) return { code: 'hygiene-good', valueCode: null }
  const valueCode = values.find(({ band, isCount }) => isCount && band === verdict)?.code ?? null
  if (verdict === 5) return { code: 'hygiene-do-not-feed', valueCode }
  if (verdict === 4) return { code: 'hygiene-ask-vet', valueCode }
  return { code: sampleType === 'hay' ? 'hygiene-steam-hay' : 'hygiene-use-soon', valueCode }
}
