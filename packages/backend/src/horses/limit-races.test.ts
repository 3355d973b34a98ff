import { bella, type Mutant, packOfMuesli, startCustomer, startTwoShops, unguarded } from '@haverhof/testing'
import { horseLimits } from '@haverhof/domain/horses'
import { expect, test } from 'vitest'
import { openPack } from './packs.ts'
import { removeWeight, weighHorse } from './weights.ts'

const freshPacks = [10_101, 10_102, 10_103, 11_101, 11_102, 11_103]
const together = freshPacks.length

/** Puts a horse one short of its limits, and gives another one two weights. */
const fill = `
  with full_horse as (select min(horse_id) horse_id from horse), light_horse as (select max(horse_id) horse_id from horse),
  weights as (insert into horse_weight (horse_id, weighed_on, weight_kg)
    select horse_id, date '2020-01-01' + place, 500 from full_horse, generate_series(1, $1::int - 2) place),
  second as (insert into horse_weight (horse_id, weighed_on, weight_kg) select horse_id, date '2020-01-01', 500 from light_horse)
  insert into horse_pack (horse_id, variant_id, pieces, grams_per_day, opened_on, runs_out_on, site_id, language_id, is_reminded)
    select horse_id, variant_id, 1, 100, '2026-01-01', '2026-02-01', 1, 1, false
    from full_horse, (select variant_id from product_variant where variant_id > 20000 order by variant_id limit $2::int - 1) packs`

/** A horse that is one short of its limits gets several more of each at once; another one loses both of its weights at once. */
async function crowd(mutant?: Mutant) {
  const writes = /(insert into horse_(weight|pack)|delete from horse_weight)[^]* count/
  await using two = await startTwoShops({ mutant, pause: { after: writes, ms: 100 } })
  const [first] = two.shops
  const anna = await startCustomer(first)
  const horseIds: number[] = []
  for (const name of ['Bella', 'Nora']) {
    const json = { ...bella, name }
    horseIds.push((await anna.read<{ horseId: number }>('/api/account/horses', { json })).horseId)
  }
  await two.sql(fill, [horseLimits.weights, horseLimits.packs])
  const scope = (await first.context.sites.scopes()).find(({ host }) => host === 'haverhof.nl')
  const [full = 0, light = 0] = horseIds
  const days = await two.sql<{ day: string }>(
    `select weighed_on::text "day" from horse_weight where horse_id = $1`,
    [light],
  )
  if (!scope || days.length !== 2) throw new Error('There is nothing to race for')
  const ofFull = { userId: anna.userId, horseId: full }
  await two.lineUp()
  await Promise.allSettled([
    ...two
      .turns(together)
      .flatMap(({ context }, turn) => [
        weighHorse(context, { ...ofFull, weighedOn: `2026-01-0${turn + 1}`, weightKg: 510 }),
        openPack(context, scope, { ...ofFull, variantId: freshPacks[turn] ?? 0, pack: packOfMuesli }),
      ]),
    ...two
      .turns(2)
      .map(({ context }, turn) =>
        removeWeight(context, { userId: anna.userId, horseId: light, weighedOn: days[turn]?.day ?? '' }),
      ),
  ])
  const [counts] = await two.sql<Record<'weights' | 'packs' | 'left', number>>(
    `select (select count(*)::int from horse_weight where horse_id = $1) weights,
       (select count(*)::int from horse_pack where horse_id = $1) packs,
       (select count(*)::int from horse_weight where horse_id = $2) "left"`,
    [full, light],
  )
  if (!counts) throw new Error('Nobody counted')
  return counts
}

test('however many come at once, no horse has more weights and packs than may be, nor none (HORSES-2, HORSES-4)', async () => {
  expect(await crowd()).toEqual({ weights: horseLimits.weights, packs: horseLimits.packs, left: 1 })
})

test('without the lock some pass their limits, and a horse is left without a weight', async () => {
  const mutant: Mutant = { changes: [[/(?<=from horse where horse_id[^]*) for no key update/, '']] }
  const { weights, packs, left } = await unguarded(
    () => crowd(mutant),
    (counts) => counts.weights > horseLimits.weights && counts.packs > horseLimits.packs && counts.left === 0,
  )
  expect(weights).toBeGreaterThan(horseLimits.weights)
  expect(packs).toBeGreaterThan(horseLimits.packs)
  expect(left).toBe(0)
})
