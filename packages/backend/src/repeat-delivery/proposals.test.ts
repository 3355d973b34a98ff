import { join } from 'node:path'
import { labelGramsPerDay } from '@haverhof/domain/catalogue'
import { feedingOf } from '@haverhof/domain/feed-advice'
import { startTestShop, type TestShop } from '@haverhof/testing'
import { readCatalogue } from '../catalogue/seed/read-catalogue.ts'
import { statementsOf } from '../catalogue/test-answers.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

type Proposal = {
  productVariantId: number
  quantity: number
  days: number | null
  lastsDays: number | null
  enough: { quantity: number; days: number } | null
  basis: string | null
  refusal: string | null
  mayRepeat: boolean
}
const pony = { horseType: 'pony', weight: '300', workLoad: 'light', roughageType: 'hay' }
const pathFor = (packs: string, horse: Record<string, string> = {}) =>
  `/api/repeatdeliveries/proposals?${new URLSearchParams({ packs, ...horse }).toString()}`
const propose = async (packs: string, horse: Record<string, string> = {}) =>
  (await shop.read<{ proposals: Proposal[] }>(pathFor(packs, horse))).proposals

test('the interval lasts the horse on the label, more pieces last longer, and one statement answers (REPEAT-5, REPEAT-36)', async () => {
  const [one, three] = await propose('10101:1,10101:9')
  expect(one).toMatchObject({ productVariantId: 10_101, mayRepeat: true, basis: 'reference' })
  // 3 kg at 1,500 g a day: the shortest interval, and how many would be enough.
  expect(one).toMatchObject({ days: 7, lastsDays: 2, enough: { quantity: 14, days: 28 } })
  expect(three?.days).toBeGreaterThan(one?.days ?? 0)
  expect(await statementsOf(shop, () => propose('10101:1'))).toBe(1)
  expect(await statementsOf(shop, () => propose('10101:1,10102:2,12102:1,37101:1'))).toBe(1)
})

test('the chosen horse counts instead: a pony of 300 kg eats half (REPEAT-5)', async () => {
  const [label] = await propose('12102:2')
  const [own] = await propose('12102:2', pony)
  expect(own).toMatchObject({ basis: 'horse' })
  expect(own?.days).toBeGreaterThan(label?.days ?? Infinity)
})

test('for a horse that the calculator refuses nothing is proposed, and the refusal says why (REPEAT-34)', async () => {
  const laminitic = { weight: '250', roughageType: 'grass', condition: 'fat', health: 'laminitis' }
  const [refused] = await propose('10101:1', { ...pony, ...laminitic })
  const nothing = { days: null, lastsDays: null, enough: null, basis: null }
  expect(refused).toMatchObject({ ...nothing, refusal: 'too-much-sugar' })
  const [fed] = await propose('12102:2', pony)
  expect(fed).toMatchObject({ basis: 'horse', refusal: null })
})

test('what cannot repeat or is not fed has no interval, and what is not sold is left out (REPEAT-1, REPEAT-5, REPEAT-29)', async () => {
  const proposals = await propose('90101:1,99999999:1,10101:1')
  expect(proposals.map((each) => [each.productVariantId, each.mayRepeat, each.days === null])).toEqual([
    [90_101, false, true],
    [10_101, true, false],
  ])
})

test('bad input names its field (REPEAT-36)', async () => {
  const fieldsOf = async (path: string) => {
    const answer = await shop.request(path)
    const { errors } = (await answer.json()) as { errors: { parameter: string }[] }
    return [answer.status, ...errors.map(({ parameter }) => parameter)]
  }
  expect(await fieldsOf(pathFor('10101'))).toEqual([400, 'packs'])
  expect(await fieldsOf(pathFor(Array.from({ length: 21 }, () => '10101:1').join(',')))).toEqual([
    400,
    'packs',
  ])
  const { weight: _, ...weightless } = pony
  expect(await fieldsOf(pathFor('10101:1', weightless))).toEqual([400, 'weight'])
  const onStraw = { ...pony, roughageType: 'straw' }
  expect(await fieldsOf(pathFor('10101:1', onStraw))).toEqual([400, 'roughageType'])
})

test('no pack of the shop is proposed at more in a day than its label says, alone or as many as are enough (REPEAT-5, REPEAT-28)', async () => {
  const packs = readCatalogue(join(import.meta.dirname, '../../../../data')).products.flatMap(
    ({ product: { dose, variants } }) => variants.map((variant) => ({ ...variant, dose })),
  )
  const all: Proposal[] = []
  for (let at = 0; at < packs.length; at += 20)
    all.push(
      ...(await propose(
        packs
          .slice(at, at + 20)
          .map(({ id }) => `${id}:1`)
          .join(','),
      )),
    )
  const proposals = new Map(all.map((each) => [each.productVariantId, each]))
  const sharesOfPacks = packs.flatMap(({ id, content, dose }) => {
    const { days = null, enough = null } = proposals.get(id) ?? {}
    const { days: fed, of } = dose ? (feedingOf(dose).fedDays ?? { days: 1, of: 1 }) : { days: 0, of: 1 }
    const label = dose ? (labelGramsPerDay(dose) * fed) / of : 0
    const shares = [days && { quantity: 1, days }, enough].flatMap((each) =>
      each ? [(content.amount * each.quantity) / each.days / label] : [],
    )
    return shares.map((share) => ({ id, share }))
  })
  expect(sharesOfPacks.length).toBeGreaterThan(100)
  expect(sharesOfPacks.filter(({ share }) => share > 1 + 1e-9)).toEqual([])
})
