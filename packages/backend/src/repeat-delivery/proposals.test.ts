import { startTestShop, type TestShop } from '@haverhof/testing'
import { statementsOf } from '../catalogue/test-answers.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

type Proposal = {
  productVariantId: number
  weeks: number | null
  daysPerPack: number | null
  basis: string | null
  mayRepeat: boolean
}
const pony = { horseType: 'pony', weight: '300', workLoad: 'light', roughageType: 'hay' }
const asked = (packs: string, horse: Record<string, string> = {}) =>
  `/api/repeatdeliveries/proposals?${new URLSearchParams({ packs, ...horse }).toString()}`
const propose = async (packs: string, horse: Record<string, string> = {}) =>
  (await shop.read<{ proposals: Proposal[] }>(asked(packs, horse))).proposals

test('the interval lasts the horse on the label, more pieces last longer, and one statement answers (REPEAT-5)', async () => {
  const [one, three] = await propose('10101:1,10101:9')
  expect(one).toMatchObject({ productVariantId: 10_101, mayRepeat: true, basis: 'reference' })
  const days = one?.daysPerPack ?? 0
  expect(days).toBeGreaterThan(0)
  expect(one?.weeks).toBe(Math.max(1, Math.floor(days / 7)))
  expect(three?.weeks).toBeGreaterThan(one?.weeks ?? 0)
  expect(await statementsOf(shop, () => propose('10101:1'))).toBe(1)
  expect(await statementsOf(shop, () => propose('10101:1,10102:2,12102:1,37101:1'))).toBe(1)
})

test('the chosen horse counts instead: a pony of 300 kg eats half (REPEAT-5)', async () => {
  const [label] = await propose('12102:2')
  const [own] = await propose('12102:2', pony)
  expect(own).toMatchObject({ basis: 'horse' })
  expect(own?.weeks).toBeGreaterThan(label?.weeks ?? Infinity)
})

test('what cannot repeat or is not fed has no interval, and what is not sold is left out (REPEAT-1, REPEAT-5)', async () => {
  const proposals = await propose('90101:1,99999999:1,10101:1')
  expect(proposals.map((each) => [each.productVariantId, each.mayRepeat, each.weeks === null])).toEqual([
    [90_101, false, true],
    [10_101, true, false],
  ])
})

test('bad input names its field (REPEAT-5)', async () => {
  const fieldsOf = async (path: string) => {
    const answer = await shop.request(path)
    const { errors } = (await answer.json()) as { errors: { parameter: string }[] }
    return [answer.status, ...errors.map(({ parameter }) => parameter)]
  }
  expect(await fieldsOf(asked('10101'))).toEqual([400, 'packs'])
  expect(await fieldsOf(asked(Array.from({ length: 21 }, () => '10101:1').join(',')))).toEqual([400, 'packs'])
  const { weight: _, ...weightless } = pony
  expect(await fieldsOf(asked('10101:1', weightless))).toEqual([400, 'weight'])
})
