import { healthText, isPossibleWeight, type LifeStage } from '@haverhof/domain/feed-advice'
import { growingMonths } from '@haverhof/domain/rations'
import { type CalculatorInput, horseOf, inputSearch, readInput } from '../calculator-address'

/** A row of the form: a pack, the grams as they were typed, and how many packs there are where they are in the cart. */
export type RationRow = { variantId: number | null; grams: string; count: string }

/** What a visitor has answered about horse, forage and feeds. */
export type RationInput = {
  horse: CalculatorInput
  /** Asked of one that grows, as they were typed. */
  growing: GrowingInput
  forageKg: string
  rows: readonly RationRow[]
}

export type GrowingInput = { months: string; adultWeight: string }

/** Rows have no numbers in the address: the first pack belongs to the first grams (RATIONS-14). */
export const rowNames = { variantId: 'pack', grams: 'grams', count: 'count' } as const
export const forageName = 'forage'
export const growingNames = { months: 'months', adultWeight: 'adult-weight' } as const

export const mostRows = 12
export const emptyRow: RationRow = { variantId: null, grams: '', count: '' }

const longestNumber = 6

export function readRation(parameters: URLSearchParams): RationInput {
  const grams = parameters.getAll(rowNames.grams)
  const counts = parameters.getAll(rowNames.count)
  const rows = parameters.getAll(rowNames.variantId).map((pack, index) => ({
    variantId: /^[1-9]\d{0,8}$/.test(pack) ? Number(pack) : null,
    grams: (grams[index] ?? '').slice(0, longestNumber),
    count: (counts[index] ?? '').slice(0, longestNumber),
  }))
  return {
    horse: { ...readInput(parameters), productId: null },
    growing: {
      months: (parameters.get(growingNames.months) ?? '').slice(0, longestNumber),
      adultWeight: (parameters.get(growingNames.adultWeight) ?? '').slice(0, longestNumber),
    },
    forageKg: (parameters.get(forageName) ?? '').slice(0, longestNumber),
    rows: rows.filter(({ variantId }) => variantId !== null).slice(0, mostRows),
  }
}

/** `?horse-type=horse&weight=600&labour=light&roughage=hay&pack=10102&grams=&count=1` */
export function rationSearch({ horse, growing, forageKg, rows }: RationInput): string {
  const forage = forageKg.trim() === '' ? '' : `&${forageName}=${encodeURIComponent(forageKg.trim())}`
  const feeds = rows.flatMap(({ variantId, grams, count }) =>
    variantId === null
      ? []
      : `&${rowNames.variantId}=${variantId}&${rowNames.grams}=${gramsOf(grams)}&${rowNames.count}=${countOf(count)}`,
  )
  return inputSearch({ ...horse, productId: null }) + growingSearch(horse, growing) + forage + feeds.join('')
}

/** A foal is asked as well, for after six months it is fed as one that grows (FEED-ADVICE-90). */
export function hasAge(lifeStage: LifeStage): boolean {
  return lifeStage === 'growing' || lifeStage === 'foal'
}

function growingSearch({ lifeStage }: CalculatorInput, { months, adultWeight }: GrowingInput): string {
  if (!hasAge(lifeStage)) return ''
  const said = [
    [growingNames.months, months.trim()],
    [growingNames.adultWeight, adultWeight.trim()],
  ] as const
  return said
    .flatMap(([name, value]) => (value === '' ? [] : `&${name}=${encodeURIComponent(value)}`))
    .join('')
}

/** What the API is asked; null while the weight or the forage cannot be. */
export function rationQuery({ horse: input, growing, forageKg, rows }: RationInput) {
  const horse = horseOf(input)
  const forage = forageOf(forageKg)
  if (!horse || forage === null) return null
  const { weightKg, lifeStage, bodyCondition, health, ...kind } = horse
  const feeds = rows.flatMap(({ variantId, grams, count }) =>
    variantId === null ? [] : `${variantId}:${gramsOf(grams)}:${countOf(count)}`,
  )
  return {
    ...kind,
    weight: weightKg,
    stage: lifeStage,
    condition: bodyCondition,
    health: healthText(health),
    feeds: feeds.join(','),
    ...(hasAge(lifeStage) && growingQuery(growing)),
    ...(forage !== undefined && { forageKg: forage }),
  }
}

/** What cannot be is said beside its field, and the answer is for any age meanwhile (RATIONS-18). */
function growingQuery({ months, adultWeight }: GrowingInput) {
  const [ageMonths, adult] = [monthsOf(months), adultWeightOf(adultWeight)]
  return { ...(ageMonths && { ageMonths }), ...(adult && { adultWeight: adult }) }
}

/** Undefined where nothing was said, null for what is no such age. */
export function monthsOf(typed: string): number | null | undefined {
  const { min, max } = growingMonths
  return wholeNumber(typed, (months) => months >= min && months <= max)
}

export function adultWeightOf(typed: string): number | null | undefined {
  return wholeNumber(typed, (weightKg) => isPossibleWeight(weightKg, 'adult'))
}

function wholeNumber(typed: string, isPossible: (value: number) => boolean): number | null | undefined {
  const text = typed.trim()
  if (text === '') return undefined
  return /^\d{1,4}$/.test(text) && isPossible(Number(text)) ? Number(text) : null
}

/** Kilograms with one decimal, after a point or a comma; undefined where nothing was said, null for what is no weight. */
export function forageOf(typed: string): number | null | undefined {
  const text = typed.trim().replace(',', '.')
  if (text === '') return undefined
  return /^\d{1,3}(\.\d)?$/.test(text) && Number(text) < 200 ? Number(text) : null
}

function gramsOf(typed: string): string {
  return /^\d{1,5}$/.test(typed.trim()) ? typed.trim() : ''
}

function countOf(typed: string): string {
  return /^[1-9]\d{0,2}$/.test(typed.trim()) ? typed.trim() : ''
}
