import { lineNames, syntheticWords } from './synthetic-words.ts'
import { ProductFile } from './product-file.ts'
import { labelTones } from '@haverhof/artwork'
import { eanCheckDigit, facetTable, type StatedFacet, statedFacets } from '@haverhof/domain/catalogue'
import { type LanguageCode, languageCodes } from '@haverhof/domain/shared'

type Random = () => number

/** Always the same numbers for the same start. */
export function seededRandom(start: number): Random {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export type SyntheticChoices = {
  categories: readonly string[]
  values: (facet: StatedFacet) => readonly string[]
}

const packs = [
  { pack: 'bag', content: '3 kg', cents: 600 },
  { pack: 'bag', content: '15 kg', cents: 1900 },
  { pack: 'bucket', content: '5 kg', cents: 2400 },
  { pack: 'bag', content: '20 kg', cents: 2300 },
  { pack: 'tub', content: '1 kg', cents: 3200 },
  { pack: 'bottle', content: '2.5 l', cents: 2100 },
  { pack: 'bigbox', content: '600 kg', cents: 55_000 },
] as const

/** A product that could stand in the shop: names, filters, packs and prices spread as real ones are. */
export function syntheticProduct(id: number, choices: SyntheticChoices): ProductFile {
  const random = seededRandom(id)
  const pick = <Item>(list: readonly Item[]): Item => list[Math.floor(random() * list.length)] as Item
  const some = (list: readonly string[], most: number) => [
    ...new Set(Array.from({ length: 1 + Math.floor(random() * most) }, () => pick(list))),
  ]
  const sugar = Math.round(20 + random() * 120)
  const names = {
    line: pick(lineNames.starts) + pick(lineNames.middles) + pick(lineNames.ends),
    quality: Math.floor(random() * 12),
    form: Math.floor(random() * 14),
  }
  const product = {
    id: 1,
    brand: 'haverhof',
    type: 'feed',
    vat: 'feed',
    categories: some(choices.categories, 2),
    look: { icon: 'oats', tone: pick(labelTones) },
    new: random() < 0.05,
    facets: Object.fromEntries(
      statedFacets.map((facet) => [facet, some(choices.values(facet), facetTable[facet].perProduct)]),
    ),
    texts: Object.fromEntries(languageCodes.map((code) => [code, textOf(code, id, names, random)])),
    feedLabel: {
      kind: 'complementary',
      additives: [],
      constituents: { 'crude-protein': 10, 'crude-fibre': 14, moisture: 12 },
    },
    nutrition: {
      sugarGPerKg: sugar,
      starchGPerKg: Math.round(80 + random() * 250),
      crudeProteinGPerKg: 100,
      energyDeMjPerKg: 10.5,
    },
    dose: {
      gramsPerDay: { none: 600, light: 1200, average: 2000, heavy: 3000 },
      horseTypeFactors: { horse: 1 },
      roughageFactors: { hay: 1 },
      scoopGrams: 700,
      maxGramsPer100KgPerDay: 800,
      maxGramsPer100KgPerMeal: 300,
      feeding: { kind: 'concentrate', use: 'daily', mealsPerDay: 3, isMineralised: false },
    },
    variants: packsOf(id, random),
  }
  return { ...ProductFile.parse(product), id }
}

function packsOf(id: number, random: Random) {
  const count = 2 + Math.floor(random() * 3)
  const first = Math.floor(random() * packs.length)
  return Array.from({ length: count }, (_, index) => {
    const { pack, content, cents } = packs[(first + index) % packs.length] as (typeof packs)[number]
    const variantId = id * 10 + index
    const digits = `21${String(variantId).padStart(10, '0')}`
    const priceCents = Math.round((cents * (0.7 + random())) / 10) * 10 + 5
    return {
      id: variantId,
      article: `SY${variantId}`,
      ean: digits + eanCheckDigit(digits),
      pack,
      content,
      deliveryDays: [1, 2],
      priceCents,
      ...(random() < 0.08 && { wasCents: priceCents + 300 }),
      stock: Math.floor(random() * 200),
    }
  })
}

type Names = { line: string; quality: number; form: number }

function textOf(code: LanguageCode, id: number, { line, quality, form }: Names, random: Random) {
  // CATALOGUE-21 asks for every language; three have words of their own, which is enough to measure with.
  const words =
    code in syntheticWords ? syntheticWords[code as keyof typeof syntheticWords] : syntheticWords.en
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] as string
  const sentence = () =>
    pick(words.sentences)
      .replace('{aim}', () => pick(words.aims))
      .replaceAll('{ingredient}', () => pick(words.ingredients))
  const title = `${line} ${words.qualities[quality]} ${words.forms[form]}`
  return {
    slug: `${line.toLowerCase()}-${id}`,
    title,
    subtitle: sentence(),
    summary: `${sentence()} ${sentence()}`.slice(0, 160),
    description: Array.from({ length: 12 }, sentence).join(' '),
    usps: [sentence(), sentence(), sentence()],
    feedingAdvice: sentence(),
    composition: words.ingredients.filter(() => random() < 0.5).join(', ') || words.ingredients[0],
  }
}
