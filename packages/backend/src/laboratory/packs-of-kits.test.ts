import { finishAtSandbox, startBuying, startTestShop, tellShop, type TestShop } from '@haverhof/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readOrderForMail } from '../orders/index.ts'
import { benchOf } from './test-samples.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

const packs = [
  [90_102, ['Wei 1', 'Wei 2', 'Wei 3']],
  [90_103, ['Veld 1', 'Veld 2', 'Veld 3', 'Veld 4', 'Veld 5']],
  [90_202, ['Kuil 1', 'Kuil 2', 'Kuil 3']],
] as const

test.each(packs)(
  'a paid pack %i brings the laboratory all its samples, each with a random key that its paid order tells (LABORATORY-1, 2, ACC-22)',
  async (variantId, names) => {
    const buyer = await startBuying(shop, { lines: [[variantId, 1]] })
    const name = (sequence: number, samplename: string) => {
      const query = { productVariantId: String(variantId), sequence: String(sequence), samplename }
      return buyer.call('POST', `/rqssamplename?${new URLSearchParams(query).toString()}`)
    }
    for (const [index, text] of names.slice(1).entries()) await name(index + 2, text)
    await expect(buyer.order()).rejects.toThrow('sample-names-missing')
    await name(1, names[0])
    const order = await buyer.order()
    const samplesOf = async () => {
      const path = `/api/orders/${order.orderId}?key=${order.orderKey}`
      return (await shop.read<{ samples: { key: string; sampleName: string; type: string }[] }>(path)).samples
    }
    expect(await samplesOf()).toEqual([])
    await tellShop(shop, await finishAtSandbox(shop, order, 'paid'))
    const samples = (await benchOf(shop)).slice(-names.length)
    expect(samples.map(({ sampleName }) => sampleName).sort()).toEqual([...names])
    const letter = await readOrderForMail(shop.context, order.orderId)
    expect(letter?.lines).toMatchObject([{ quantity: 1, sampleNames: [...names] }])
    const own = await samplesOf()
    // Two random UUIDs of 122 bits each, and nothing else.
    for (const { key } of own) expect(key).toMatch(/^([0-9a-f]{12}4[0-9a-f]{3}[89ab][0-9a-f]{15}){2}$/)
    expect(new Set(own.flatMap(({ key }) => [key.slice(0, 32), key.slice(32)])).size).toBe(2 * names.length)
    expect(own.map(({ sampleName }) => sampleName)).toEqual([...names])
    for (const { key, type, sampleName } of own)
      expect(await shop.read(`/api/results/${key}`)).toMatchObject({ type, sampleName })
    const { rows } = await shop.context.database.pool.query(
      `select document->'lines' lines from invoice where order_id = $1`,
      [order.orderId],
    )
    const description: unknown = expect.stringMatching(`, ${names.length} stuks$`)
    expect(rows).toMatchObject([{ lines: [{ quantity: 1, description }] }])
  },
)
