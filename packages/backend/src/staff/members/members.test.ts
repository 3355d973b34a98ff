import {
  type Mutant,
  startMember,
  startTestShop,
  startTwoShops,
  type TestShop,
  unguarded,
} from '@haverhof/testing'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '../../database/index.ts'
import { changeGrants, suspend } from './change-member.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await startTestShop()
})
afterEach(() => shop[Symbol.asyncDispose]())

const warehouse = { role: 'warehouse', siteIds: [1], languageIds: null }
const owner = { role: 'owner', siteIds: null, languageIds: null }

test('an owner invites, changes rights, suspends and lets work again; each is written down (STAFF-3, STAFF-16, AUDIT-3)', async () => {
  const boss = await startMember(shop)
  const member = await startMember(shop, { role: 'service' })
  await boss.read('/staff/invitations', {
    json: { emailAddress: 'New@Haverhof.example', name: 'New', language: 'de', grants: [warehouse] },
  })
  expect(await boss.read('/staff/invitations')).toMatchObject({
    items: [{ kind: 'invitation', emailAddress: 'new@haverhof.example', grants: [warehouse] }],
  })

  const change = { method: 'PUT', json: { grants: [warehouse] } }
  expect((await boss.request(`/staff/${member.memberId}/grants`, change)).status).toBe(204)
  expect(await member.read('/me')).toMatchObject({ grants: [warehouse] })
  expect((await member.request('/invoices')).status).toBe(403)
  expect((await boss.request(`/staff/${member.memberId}/suspend`, { method: 'POST' })).status).toBe(204)
  expect((await member.request('/me')).status).toBe(401)
  expect(await boss.read('/staff')).toMatchObject({
    items: expect.arrayContaining([
      expect.objectContaining({ memberId: member.memberId, state: 'suspended' }),
    ]),
  })
  expect((await boss.request(`/staff/${member.memberId}/resume`, { method: 'POST' })).status).toBe(204)
  const { rows } = await shop.context.database.pool.query<Record<string, unknown>>(
    'select action, changes from audit_entry where actor = $1 order by audit_entry_id',
    [`staff:${boss.memberId}`],
  )
  expect(rows.map(({ action }) => action)).toEqual([
    'staff-invited',
    'grants-changed',
    'staff-suspended',
    'staff-resumed',
  ])
  expect(rows[1]?.['changes']).toMatchObject([
    { field: 'grants', before: [{ role: 'service' }], after: [warehouse] },
  ])
})

describe('no member raises their own rights (STAFF-3)', () => {
  test.each(['manager', 'service', 'viewer'] as const)(
    'a %s cannot change rights, the own ones neither',
    async (role) => {
      const member = await startMember(shop, { role })
      const change = { method: 'PUT', json: { grants: [owner] } }
      expect((await member.request(`/staff/${member.memberId}/grants`, change)).status).toBe(403)
      const json = { emailAddress: 'me@haverhof.example', name: 'Me', language: 'nl', grants: [owner] }
      expect((await member.request('/staff/invitations', { json })).status).toBe(403)
    },
  )

  test.each([
    [{ grants: [] }],
    [{ grants: [{ ...owner, siteIds: [1] }] }],
    [{ grants: [{ role: 'king' }] }],
    [{ grants: [{ ...warehouse, siteIds: [] }] }],
    [{ grants: [{ ...warehouse, permissions: ['staff.edit'] }] }],
    [{ grants: [warehouse], memberId: 1 }],
  ])('%o is not understood', async (json) => {
    const boss = await startMember(shop)
    expect((await boss.request(`/staff/${boss.memberId}/grants`, { method: 'PUT', json })).status).toBe(400)
  })

  test('the last owner stays (STAFF-36)', async () => {
    const boss = await startMember(shop)
    const change = { method: 'PUT', json: { grants: [warehouse] } }
    const answers = [
      await boss.request(`/staff/${boss.memberId}/grants`, change),
      await boss.request(`/staff/${boss.memberId}/suspend`, { method: 'POST' }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([409, 409])
    expect((await boss.request('/staff/999999/suspend', { method: 'POST' })).status).toBe(404)
  })
})

/** Two owners take the role from each other at the same moment. Gives how many owners are left. */
async function takeFromEachOther(how: 'grants' | 'suspend', mutant?: Mutant): Promise<number> {
  const pause = { after: /select m\.member_id "memberId" from staff_member m join staff_grant/, ms: 150 }
  await using two = await startTwoShops({ mutant, pause })
  const [first, second] = two.shops
  const [ann, bob] = [await startMember(first), await startMember(second)]
  const take = ({ context }: TestShop, memberId: number, from: number) =>
    inTransaction(context, (transaction) => {
      const change = { memberId, by: { memberId: from, actor: `staff:${from}` } }
      if (how === 'suspend') return suspend(context, transaction, change)
      const grants = [{ role: 'warehouse', siteIds: [1], languageIds: null } as const]
      return changeGrants(context, transaction, { ...change, grants })
    })
  await Promise.allSettled([
    take(first, bob.memberId, ann.memberId),
    take(second, ann.memberId, bob.memberId),
  ])
  const left = await two.sql(`select 1 from staff_grant join staff_member using (member_id)
    where role = 'owner' and suspended_at is null`)
  return left.length
}

const ways = ['grants', 'suspend'] as const

test.each(ways)(
  'the last owner is not removed by two at once, by %s (STAFF-36)',
  async (how) => {
    expect(await takeFromEachOther(how)).toBe(1)
  },
  60_000,
)

test.each(ways)(
  'without the lock no owner is left, by %s',
  async (how) => {
    const mutant: Mutant = { changes: [[/for update of m, g/, '']] }
    const left = await unguarded(
      () => takeFromEachOther(how, mutant),
      (owners) => owners === 0,
    )
    expect(left).toBe(0)
  },
  60_000,
)
