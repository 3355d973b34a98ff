import { adviceLimits, judgeMeasuredSugar, usualStarchOf } from '../feed-advice/index.ts'
import type { Side } from './bands.ts'
import type { Concluded, Conclusion } from './conclusion.ts'
import type { JudgedValue } from './judged.ts'
import type { Analysis, Forage } from './sample.ts'

/** Everything the laboratory may advise; the storefront has the words (LABORATORY-10). */
export const adviceCodes = [
  'hygiene-good',
  'hygiene-incomplete',
  'hygiene-steam-hay',
  'hygiene-spoiling',
  'hygiene-use-soon',
  'hygiene-ask-vet',
  'hygiene-had-air',
  'hygiene-unstable',
  'hygiene-do-not-feed',
  'damp-hay',
  'not-hay',
  'wet-silage',
  'too-dry',
  'very-acidic',
  'haylage-airtight',
  'near-haylage',
  'clostridia',
  'low-energy',
  'high-energy',
  'energy-good-doers',
  'low-protein',
  'high-protein',
  'sugar-margin',
  'sugar-at-risk',
  'high-sugar',
  'very-high-sugar',
  'low-fibre',
  'high-fibre',
  'high-ash',
  'low-mineral',
  'high-mineral',
  'low-potassium',
  'high-potassium',
  'calcium-ratio',
  'calcium-ratio-high',
  'all-well',
  'balancer',
] as const
export type AdviceCode = (typeof adviceCodes)[number]

/** `valueCode` is the value that it is about. */
export type Advice = { code: AdviceCode; valueCode: string | null }

type Rule = { value: string; side: Exclude<Side, 'in'>; code: AdviceCode }

const feedRules: readonly Rule[] = [
  { value: 'energy-ewpa', side: 'below', code: 'low-energy' },
  { value: 'energy-de', side: 'below', code: 'low-energy' },
  { value: 'energy-ewpa', side: 'above', code: 'high-energy' },
  { value: 'energy-de', side: 'above', code: 'high-energy' },
  { value: 'crude-protein', side: 'below', code: 'low-protein' },
  { value: 'digestible-protein', side: 'below', code: 'low-protein' },
  { value: 'crude-protein', side: 'above', code: 'high-protein' },
  { value: 'digestible-protein', side: 'above', code: 'high-protein' },
  { value: 'crude-fibre', side: 'below', code: 'low-fibre' },
  { value: 'crude-fibre', side: 'above', code: 'high-fibre' },
  { value: 'crude-ash', side: 'above', code: 'high-ash' },
  { value: 'potassium', side: 'below', code: 'low-potassium' },
  { value: 'potassium', side: 'above', code: 'high-potassium' },
  ...['calcium', 'phosphorus', 'magnesium', 'sodium'].flatMap((value): Rule[] => [
    { value, side: 'below', code: 'low-mineral' },
    { value, side: 'above', code: 'high-mineral' },
  ]),
]

type Sample = { analysis: Analysis; forage: Forage; concluded: Concluded | null }

/** From where the values lie to what to do about it (LABORATORY-10). Nothing before there are values. */
export function adviceOn(sample: Sample, values: readonly JudgedValue[]): Advice[] {
  if (values.length === 0) return []
  const moisture = moistureAdvice(sample.forage, values)
  if (sample.concluded)
    return [...hygieneAdvice(sample, sample.concluded), ...moisture, ...silageAdvice(sample, values)]
  const sugar = sugarAdvice(sample.forage, values)
  const isFaulty = sugar.some(({ code }) => faultyWithSugar.has(code))
  const advice = [...moisture, ...(isFaulty ? sugar : []), ...feedAdvice(values), ...ratioAdvice(values)]
  const isAllWell = advice.length === 0 && values.every(({ side }) => side === 'in')
  return [
    ...(isAllWell ? [plain('all-well')] : advice),
    ...goodDoerAdvice(sample.forage, values),
    ...(isFaulty ? [] : sugar),
    plain('balancer'),
  ]
}

function plain(code: AdviceCode): Advice {
  return { code, valueCode: null }
}

function moistureAdvice(forage: Forage, values: readonly JudgedValue[]): Advice[] {
  const dryMatter = values.find(({ code }) => code === 'dry-matter')
  if (!dryMatter || dryMatter.side === 'in') return []
  const damp = dryMatter.value < adviceLimits.dryMatterToStoreHay.value ? 'not-hay' : 'damp-hay'
  const below = forage === 'hay' ? damp : 'wet-silage'
  return [{ code: dryMatter.side === 'below' ? below : 'too-dry', valueCode: dryMatter.code }]
}

/** Energy and protein are told once, whichever of their two values says so; each mineral for itself. */
function feedAdvice(values: readonly JudgedValue[]): Advice[] {
  const valueOf = new Map(values.map((value) => [value.code, value]))
  const rules = feedRules.filter(({ value, side }) => valueOf.get(value)?.side === side)
  const isFirst = (rule: Rule) => rules.find(({ code }) => code === rule.code) === rule
  return rules
    .filter((rule) => rule.code.endsWith('-mineral') || isFirst(rule))
    .map(({ code, value }) => ({ code, valueCode: value }))
}

/** What is a fault of the forage: too much for healthy horses, or so much that none at risk may have any. */
const faultyWithSugar: ReadonlySet<AdviceCode> = new Set(['high-sugar', 'very-high-sugar'])

/**
 * The words of the judgement that a ration goes by (FEED-ADVICE-23), with usual starch; a margin where twice as much
 * starch as usual takes it over the limit (LABORATORY-56).
 */
function sugarAdvice(forage: Forage, values: readonly JudgedValue[]): Advice[] {
  const sugar = values.find(({ code }) => code === 'sugar')
  if (!sugar) return []
  const advice = (code: AdviceCode): Advice[] => [{ code, valueCode: sugar.code }]
  const { reason, value, limit } = judgeMeasuredSugar(forage, sugar.value)
  if (reason === 'do-not-feed') return advice('very-high-sugar')
  if (sugar.side === 'above') return advice('high-sugar')
  if (reason !== 'within-limit') return advice('sugar-at-risk')
  return value + usualStarchOf(forage) > (limit ?? 0) ? advice('sugar-margin') : []
}

/** Right for horses that work, and still too much for who gets fat on little. */
function goodDoerAdvice(forage: Forage, values: readonly JudgedValue[]): Advice[] {
  const energy = values.find(({ code }) => code === 'energy-ewpa')
  if (forage !== 'hay' || !energy || energy.side !== 'in') return []
  const isMuch = energy.value > adviceLimits.energyOfHayForGoodDoers.value
  return isMuch ? [{ code: 'energy-good-doers', valueCode: energy.code }] : []
}

/** Calcium to one part of phosphorus (LABORATORY-55). */
function ratioAdvice(values: readonly JudgedValue[]): Advice[] {
  const calcium = values.find(({ code }) => code === 'calcium')
  const phosphorus = values.find(({ code }) => code === 'phosphorus')
  if (!calcium || !phosphorus) return []
  const { leastCalciumPerPhosphorusOfForage: least, mostCalciumPerPhosphorusOfForage: most } = adviceLimits
  if (calcium.value < phosphorus.value * least.value)
    return [{ code: 'calcium-ratio', valueCode: calcium.code }]
  if (calcium.value > phosphorus.value * most.value)
    return [{ code: 'calcium-ratio-high', valueCode: calcium.code }]
  return []
}

const hygieneCodes: Partial<Record<Conclusion, AdviceCode>> = {
  'very-good': 'hygiene-good',
  good: 'hygiene-good',
  incomplete: 'hygiene-incomplete',
  'ask-vet': 'hygiene-ask-vet',
  'had-air': 'hygiene-had-air',
  unstable: 'hygiene-unstable',
  'do-not-feed': 'hygiene-do-not-feed',
}

/** At most one. What is too moist has the advice about its moisture, and the one about its germs where they are slightly raised. */
function hygieneAdvice({ forage }: Sample, { conclusion, valueCode, raisedCode }: Concluded): Advice[] {
  const code = hygieneCodes[conclusion]
  if (code) return [{ code, valueCode }]
  // Steaming is for what keeps: this is already going off.
  if (conclusion === 'will-spoil')
    return raisedCode ? [{ code: 'hygiene-spoiling', valueCode: raisedCode }] : []
  const fair = forage === 'hay' ? 'hygiene-steam-hay' : 'hygiene-use-soon'
  return raisedCode ? [{ code: fair, valueCode: raisedCode }] : []
}

function silageAdvice({ forage }: Sample, values: readonly JudgedValue[]): Advice[] {
  const sideOfCode = (wanted: string) => values.find(({ code }) => code === wanted)?.side
  const advice: Advice[] = []
  if (sideOfCode('ph') === 'below') advice.push({ code: 'very-acidic', valueCode: 'ph' })
  if (sideOfCode('ph') === 'above' && forage === 'haylage')
    advice.push({ code: 'haylage-airtight', valueCode: 'ph' })
  if (sideOfCode('clostridia') === 'above') advice.push({ code: 'clostridia', valueCode: 'clostridia' })
  return advice
}
