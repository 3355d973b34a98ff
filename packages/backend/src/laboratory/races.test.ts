import {
  finishAtSandbox,
  hayValues,
  type Mutant,
  receiveSample,
  recordMeasurement,
  startBuying,
  startTwoShops,
  stopAfter,
  tellShop,
} from '@haverhof/testing'
import { expect, test } from 'vitest'

const quickscan = 90_101

const hay = hayValues
const silage = Object.fromEntries(Object.entries(hayValues).map(([code, value]) => [code, value * 1.05]))

/** Two enter values of one sample, the second while the first is between looking and writing. */
async function enterTwice(mutant?: Mutant) {
  await using two = await startTwoShops({ mutant })
  const [first, second] = two.shops
  const overtake = stopAfter(
    first,
    /from roughage_sample s join shop_order o using \(order_id\) left join account/,
  )
  const buyer = await startBuying(first, { lines: [[quickscan, 1]] })
  await buyer.call('POST', `/rqssamplename?productVariantId=${quickscan}&sequence=1&samplename=Hooi`)
  await tellShop(first, await finishAtSandbox(first, await buyer.order(), 'paid'))
  const [sample] = await two.sql<{ id: number }>(
    'select sample_id id from roughage_sample where not is_example',
  )
  const sampleId = sample?.id ?? 0
  await receiveSample(first.context, { sampleId, sampleType: 'hay', receivedOn: null, by: 'lab' })
  await two.lineUp()
  const done: boolean[] = []
  const enter = async (shop: typeof first, sampleType: 'hay' | 'silage', values: Record<string, number>) => {
    const entered = { sampleId, sampleType, values, by: sampleType }
    done.push((await recordMeasurement(shop.context, entered)).ok)
  }
  await overtake(
    () => enter(first, 'hay', hay),
    () => enter(second, 'silage', silage),
  )
  const [stored] = await two.sql<{ type: string; values: Record<string, number>; entries: number }>(
    `select sample_type "type",
       (select json_object_agg(code, value) from roughage_value v where v.sample_id = s.sample_id) "values",
       (select count(*)::int from roughage_value v where v.sample_id = s.sample_id) entries
     from roughage_sample s where sample_id = $1`,
    [sampleId],
  )
  const trail = await two.sql<{ actor: string }>(
    `select actor from audit_entry where action = 'sample-measured'`,
  )
  const tallies = await two.sql<{ count: number }>('select sum(count)::int count from roughage_average')
  return { done: done.filter(Boolean).length, kept: stored, actors: trail.length, tallied: tallies[0]?.count }
}

test('of two who enter values of one sample one wins wholly (LABORATORY-6)', async () => {
  expect(await enterTwice()).toEqual({
    done: 1,
    kept: { type: 'hay', values: hay, entries: 13 },
    actors: 1,
    tallied: 13,
  })
})

test('without the lock on the sample both do, and the values are mixed', async () => {
  const mixed = await enterTwice({
    changes: [[/ for update of s/, '']],
    constraints: [['roughage_value', 'roughage_value_sample_id_code_pk']],
  })
  expect(mixed).toMatchObject({ done: 2, actors: 2, tallied: 26, kept: { entries: 26 } })
})
