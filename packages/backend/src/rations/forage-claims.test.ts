import { fileURLToPath } from 'node:url'
import { adviceLimits, feedingOf, forageDryMatter } from '@haverhof/domain/feed-advice'
import { languageCodes } from '@haverhof/domain/shared'
import { expect, test } from 'vitest'
import { readCatalogue } from '../catalogue/seed/read-catalogue.ts'

const { products } = readCatalogue(fileURLToPath(new URL('../../../../data', import.meta.url)))
type Product = (typeof products)[number]['product']

const forage =
  /hooi|heu|\bhø|\bhay|fieno|\bfeno|heno|\bhö|\bhein|ruwvoer|raufutter|grovfod|forage|foraggio|forragem|forraje|koresöö|cobs/iu
const dryMatter =
  /droge stof|trocken(?:masse|substanz)|tørstof|dry matter|sostanza secca|matéria seca|materia seca|torrsubstans|kuivain/iu
const kilograms = /(\d+(?:[.,]\d+)?) ?(?:kg|kilo|chil|quil)/giu
/** Hay by the weight it should have starves the animal that is far above it. */
const byTarget =
  /%[^.]{0,30}(?:streef|ziel|mål|target|ideal|obiettivo|objetivo|siht)\p{L}*|(?:streef|ziel|mål)(?:gewicht|vægt|vikt)/iu
const ofWeight =
  /(\d+(?:[.,]\d+)?) ?%[^.]{0,30}(?:gewicht|weight|vægt|vikt|peso (?:corpor|viv|vivo)|kehamassi)/giu

/** Kilograms of dry matter per 100 kg of horse that a text asks for, and NaN where it goes by a target. */
function statedIn(text: string, dryMatterOfFeed: number | null): number[] {
  const sentences = text
    .split(/(?<=[.;!?])\s/u)
    .filter((said) => dryMatterOfFeed !== null || forage.test(said))
  return sentences.flatMap((said) => {
    const ofHay = dryMatterOfFeed ?? forageDryMatter.hay.value
    const dry = (match: RegExpExecArray) => {
      const after = said.slice(match.index + match[0].length).split(/\d/u)[0] ?? ''
      return Number(match[1]?.replace(',', '.')) * (dryMatter.test(after) ? 1 : ofHay)
    }
    const amounts = /100 ?(?:kg|kilo|chil|quil)/iu.test(said) ? [...said.matchAll(kilograms)] : []
    const perWeight = [...amounts.filter(([, kg]) => kg !== '100'), ...said.matchAll(ofWeight)].map(dry)
    return byTarget.test(said) ? [...perWeight, Number.NaN] : perWeight
  })
}

function statedBy({ texts, dose, nutrition }: Product): number[] {
  const isFibre = dose ? feedingOf(dose).kind === 'fibre' : false
  const ownDryMatter = isFibre ? (nutrition?.dryMatterGPerKg ?? 0) / 1000 : null
  return languageCodes.flatMap((code) => {
    const { summary, description, usps = [], feedingAdvice } = texts[code] ?? {}
    return [summary, description, ...usps, feedingAdvice].flatMap((text) =>
      text ? statedIn(text, ownDryMatter) : [],
    )
  })
}

const { forageDryMatterPer100Kg: least, forageOfHighNeedPer100Kg: leastOfHighNeed } = adviceLimits

test('a sentence that asks for less forage than the table, or goes by a target weight, is found (FEED-ADVICE-21)', () => {
  const once = [
    'Geef minstens 1,5 kg hooi per 100 kg.',
    'Heu auf 1,5 % des Zielgewichts abwiegen.',
    'Feed at least 1.5 kg hay per 100 kg.',
    'Weigh hay at 1.5% of body weight.',
  ]
  expect(once.filter((said) => statedIn(said, null).every((stated) => stated >= least.value))).toEqual([])
  expect(statedIn('To replace hay entirely give 1.5 kg per 100 kg body weight.', 0.895)).toEqual([
    1.5 * 0.895,
  ])
})

test('no text asks for less forage per 100 kg than the table of limits, and those for mares in milk and for racing tell what these take (FEED-ADVICE-21, FEED-ADVICE-64)', () => {
  const stated = products
    .map(({ product }) => ({ id: product.id, amounts: statedBy(product) }))
    .filter(({ amounts }) => amounts.length > 0)
  const tooLittle = stated.filter(({ amounts }) => !amounts.every((amount) => amount >= least.value))
  expect(tooLittle).toEqual([])
  const amountsOf = new Map(stated.map(({ id, amounts }) => [id, amounts]))
  expect([145, 201, 203, 223, 508, 516].filter((id) => !amountsOf.has(id))).toEqual([])
  for (const id of [201, 233])
    expect(Math.max(...(amountsOf.get(id) ?? []))).toBeGreaterThanOrEqual(leastOfHighNeed.value)
})
