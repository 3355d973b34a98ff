import { bella, packOfMuesli, startCustomer, startTestShop } from '@haverhof/testing'
import path from 'node:path'
import { expect, test } from 'vitest'
import { seedShop } from './index.ts'

const shopData = path.resolve(import.meta.dirname, '../../../../data')
const muesli = 10_101
const mashOfTwoDaysAWeek = 13_202

test('HORSES-20: a pack that was opened while the data said another thing of it runs out as they say now', async () => {
  await using shop = await startTestShop({ now: new Date('2026-11-16T12:00:00Z') })
  await shop.context.database.pool.query(`update product set dose = dose #- '{feeding,fedDays}'`)
  await shop.context.database.pool.query(
    'update product_variant set content_amount = content_amount / 2 where variant_id = $1',
    [muesli],
  )
  const anna = await startCustomer(shop)
  const { horseId } = await anna.read<{ horseId: number }>('/api/account/horses', {
    json: { ...bella, name: 'Bella' },
  })
  for (const [variantId, gramsPerDay] of [
    [muesli, 250],
    [mashOfTwoDaysAWeek, 450],
  ] as const) {
    const json = { ...packOfMuesli, openedOn: '2026-11-10', gramsPerDay }
    const request = { method: 'PUT', json }
    expect((await anna.request(`/api/account/horses/${horseId}/packs/${variantId}`, request)).status).toBe(
      204,
    )
  }
  const packs = async () =>
    (await anna.read<{ horses: { packs: unknown[] }[] }>('/api/account/horses')).horses[0]?.packs
  expect(await packs()).toMatchObject([
    { productVariantId: muesli, runsOutOn: '2026-11-16' },
    { productVariantId: mashOfTwoDaysAWeek, runsOutOn: '2026-12-13', fedDays: null },
  ])
  await seedShop(shop.context, shopData)
  expect(await packs()).toMatchObject([
    { productVariantId: muesli, runsOutOn: '2026-11-22' },
    { productVariantId: mashOfTwoDaysAWeek, runsOutOn: '2027-03-05', fedDays: { days: 2, of: 7 } },
  ])
})
