import { startCustomer, startMember, startTestShop, type TestMember, type TestShop } from '@haverhof/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeAudit } from '../../audit/index.ts'

let shop: TestShop
let boss: TestMember
beforeAll(async () => {
  shop = await startTestShop()
  boss = await startMember(shop)
})
afterAll(() => shop[Symbol.asyncDispose]())

type Entry = {
  action: string
  actorName: string | null
  subjectName: string | null
  isSubjectGone: boolean
}

const opened = (customer: string, actor = 'staff:1') =>
  writeAudit(shop.context.database, {
    actor,
    action: 'customer-opened',
    subject: customer,
    siteIds: [1],
    now: shop.clock.now(),
  })

describe('customers in the log (STAFF-4, AUDIT-11)', () => {
  const firstEntry = async (by: TestMember, userId: string) => {
    const { items } = await by.read<{ items: Entry[] }>(`/audit?subject=account:${userId}&limit=1`)
    return items[0]
  }

  test('are called by their name, or else their mailbox, for those alone who may see them', async () => {
    const { userId, email } = await startCustomer(shop, { site: 'haverhof.de' })
    const who = `account:${userId}`
    const { account } = await boss.read<{ account: Record<'firstName' | 'lastName', string> }>(
      `/customers/${userId}`,
    )
    const name = `${account.firstName} ${account.lastName}`
    await opened(who, who)
    const isSubjectGone = false
    expect(await firstEntry(boss, userId)).toMatchObject({
      actorName: name,
      subjectName: name,
      isSubjectGone,
    })
    const nameless = { actorName: null, subjectName: null, isSubjectGone }
    const accountant = await startMember(shop, { role: 'finance' })
    expect(await firstEntry(accountant, userId)).toMatchObject(nameless)
    const dutch = await startMember(shop, { role: 'manager', siteIds: [1] })
    expect(await firstEntry(dutch, userId)).toMatchObject(nameless)
    await shop.context.database.pool.query(
      `update account set first_name = '', last_name = '' where user_id = $1`,
      [userId],
    )
    expect(await firstEntry(boss, userId)).toMatchObject({ subjectName: email })
  })

  test('are told as gone when their account was deleted, to those alone who may see customers', async () => {
    const { userId } = await startCustomer(shop)
    await boss.read(`/customers/${userId}/deletion`, { json: {} })
    const gone = { action: 'account-deleted', subjectName: null, isSubjectGone: true }
    expect(await firstEntry(boss, userId)).toMatchObject(gone)
    const accountant = await startMember(shop, { role: 'finance' })
    expect(await firstEntry(accountant, userId)).toMatchObject({ ...gone, isSubjectGone: false })
  })

  test('cost one statement, however many they are', async () => {
    const statements = async (path: string) => {
      const before = shop.context.staffDatabase.statementCount()
      await boss.read(path)
      return shop.context.staffDatabase.statementCount() - before
    }
    const ids = await Promise.all([1, 2, 3].map(async () => (await startCustomer(shop)).userId))
    for (const userId of ids) await opened(`account:${userId}`)
    const ofOne = await statements(`/audit?subject=account:${ids[0]}`)
    expect(await statements('/audit?area=account&action=customer-opened&limit=3')).toBe(ofOne)
  })
})
