import { startTestShop, type TestShop } from '@haverhof/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeAudit } from './index.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

const sql = async (text: string) =>
  (await shop.context.database.pool.query<Record<string, unknown>>(text)).rows

const entry = { actor: 'staff:1', subject: 'order 1', now: new Date() }

test('an entry keeps before, after and the sites it is about (AUDIT-3)', async () => {
  const changes = [{ field: 'status', before: 'open', after: 'cancelled' }] as const
  await writeAudit(shop.context.database, {
    ...entry,
    action: 'order-cancelled',
    changes,
    siteIds: [1, 3],
  })
  expect(await sql('select changes, site_ids from audit_entry')).toEqual([{ changes, site_ids: [1, 3] }])
})

test.each([
  `update audit_entry set actor = 'staff:2'`,
  `update audit_entry set details = '{"clientIp": "1.2.3.4"}'`,
  `update audit_entry set changes = null`,
  `update audit_entry set at = now() - interval '20 years'`,
  `delete from audit_entry`,
  `truncate audit_entry`,
])('the database refuses %s (AUDIT-4)', async (attempt) => {
  await writeAudit(shop.context.database, { ...entry, action: 'order-noted' })
  const before = await sql('select * from audit_entry order by 1')
  await expect(sql(attempt)).rejects.toThrow('audit')
  expect(await sql('select * from audit_entry order by 1')).toEqual(before)
})

test('of an account that is deleted the address of the caller may go, and nothing else (AUDIT-4, CUSTOMERS-5)', async () => {
  const details = { clientIp: '192.0.2.1', way: 'password' as const }
  const signedIn = { ...entry, action: 'signed-in' as const, subject: 'account:1' }
  await writeAudit(shop.context.database, { ...signedIn, details })
  await sql(`update audit_entry set details = details - 'clientIp' where subject = 'account:1'`)
  expect(await sql(`select details from audit_entry where subject = 'account:1'`)).toEqual([
    { details: { way: 'password' } },
  ])
})

test.each([
  ['signed-in', 'account:2', 400],
  ['staff-suspended', 'staff:3', 730],
  ['order-sent', 'order 4', 3652],
  ['refund-made', 'refund 5', 3652],
  ['something', 'without-a-kind', 3652],
])(
  '%s of %s may be deleted after %i days and not before (AUDIT-4, RETENTION-1)',
  async (action, subject, days) => {
    const add = (age: number) =>
      sql(`insert into audit_entry (at, actor, action, subject, details)
      values (now() - interval '${age} days', 'test', '${action}', '${subject}', '{}')`)
    await add(days - 1)
    await expect(sql(`delete from audit_entry where subject = '${subject}'`)).rejects.toThrow('audit')
    await add(days + 1)
    await sql(`delete from audit_entry where subject = '${subject}' and at < now() - interval '${days} days'`)
    expect(await sql(`select 1 from audit_entry where subject = '${subject}'`)).toHaveLength(1)
  },
)
