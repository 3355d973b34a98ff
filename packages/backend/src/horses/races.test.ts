import { DAY } from '@haverhof/domain/shared'
import { bella, type Mutant, packOfMuesli, startCustomer, startTwoShops, unguarded } from '@haverhof/testing'
import { expect, test } from 'vitest'
import { dayOf } from '@haverhof/domain/horses'
import { remindOwners } from './index.ts'

const muesli = 10_101
const horses = 20

/** Two workers find the same twenty packs, several times at once. Gives how many mails go out. */
async function remindAtOnce(mutant?: Mutant): Promise<number> {
  await using two = await startTwoShops({ mutant })
  const [first] = two.shops
  const anna = await startCustomer(first)
  const openedOn = dayOf(new Date(first.context.now().getTime() - 10 * DAY))
  for (let count = 0; count < horses; count += 1) {
    const json = { ...bella, name: `Bella ${count}` }
    const { horseId } = await anna.read<{ horseId: number }>('/api/account/horses', { json })
    const pack = { ...packOfMuesli, openedOn, isReminded: true }
    const path = `/api/account/horses/${horseId}/packs/${muesli}`
    expect((await anna.request(path, { method: 'PUT', json: pack })).status).toBe(204)
  }
  await two.lineUp()
  await Promise.all(two.turns(6).map(({ context }) => remindOwners(context)))
  return (await two.sql(`select 1 from outbox_mail where kind = 'pack-runs-out'`)).length
}

test('however many workers look, every pack is mailed about once (HORSES-11)', async () => {
  expect(await remindAtOnce()).toBe(horses)
})

test('without the condition some are mailed about twice', async () => {
  const mutant: Mutant = {
    changes: [
      [/(?<=update horse_pack set reminded_at[^]*) and is_reminded and reminded_at is null/, ''],
      [/\s+on conflict \(cause_key\) do nothing/, ''],
    ],
    constraints: [['outbox_mail', 'outbox_mail_cause_key_unique']],
  }
  const mails = await unguarded(
    () => remindAtOnce(mutant),
    (count) => count > horses,
  )
  expect(mails).toBeGreaterThan(horses)
})
