import { type BenchSample, benchSamples } from './index.ts'
import { finishAtSandbox, startBuying, tellShop, type TestShop } from '@haverhof/testing'

const quickscan = 90_101

/** Everything that is not advised. */
export function benchOf({ context }: TestShop): Promise<BenchSample[]> {
  const all = { siteIds: [1], status: null, analysis: null, sampleType: null, waitsBefore: null }
  return benchSamples(context.database, { ...all, afterId: null, limit: 500 })
}

/** A paid kit with one named sample. */
export async function orderSampleAt(
  shop: TestShop,
  name: string,
  headers: Record<string, string> = {},
  kit = quickscan,
) {
  const buyer = await startBuying(shop, { lines: [[kit, 1]], headers })
  const query = new URLSearchParams({
    productVariantId: String(kit),
    sequence: '1',
    samplename: name,
  })
  await buyer.call('POST', `/rqssamplename?${query.toString()}`)
  const order = await buyer.order()
  await tellShop(shop, await finishAtSandbox(shop, order, 'paid'))
  const { rows } = await shop.context.database.pool.query<{ sampleId: number; key: string }>(
    'select sample_id "sampleId", result_key "key" from roughage_sample where order_id = $1',
    [order.orderId],
  )
  if (!rows[0]) throw new Error('The order has no sample')
  return { ...rows[0], name, orderId: order.orderId }
}
