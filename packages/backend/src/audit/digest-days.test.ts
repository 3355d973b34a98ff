import { DAY } from '@haverhof/domain/shared'
import { startTestShop, type TestShop } from '@haverhof/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { digestOfDay, logAuditDigests, writeAudit } from './index.ts'

const day = '2026-11-18'
const now = new Date('2026-11-18T23:59:59.999Z')

let shop: TestShop
beforeEach(async () => {
  shop = await startTestShop({ now })
  for (const orderId of [1, 2, 3])
    await writeAudit(shop.context.database, {
      actor: 'staff:1',
      action: 'order-noted',
      subject: `order ${orderId}`,
      now: new Date(now.getTime() - orderId * 1000),
    })
})
afterEach(() => shop[Symbol.asyncDispose]())

const sql = (text: string) => shop.context.database.pool.query(text)
const digest = () => digestOfDay(shop.context, day)

/** What the owner of the table can do. */
async function withoutTrigger(change: string): Promise<void> {
  await sql('alter table audit_entry disable trigger user')
  await sql(change)
  await sql('alter table audit_entry enable trigger user')
}

test('a day has one digest, in every time zone of a session, and the next day another (AUDIT-9)', async () => {
  const first = await digest()
  expect(first).toMatchObject({ day, entries: 3, sha256: expect.stringMatching(/^[\da-f]{64}$/) })
  await sql(`set time zone 'Pacific/Auckland'`)
  expect(await digest()).toEqual(first)
  await writeAudit(shop.context.database, {
    actor: 'staff:1',
    action: 'order-noted',
    subject: 'order 4',
    now: new Date(now.getTime() + 1),
  })
  expect(await digest()).toEqual(first)
  expect(await digestOfDay(shop.context, '2026-11-19')).toMatchObject({ entries: 1 })
})

test.each([
  `update audit_entry set actor = 'staff:2' where subject = 'order 2'`,
  `update audit_entry set details = '{"note": "x"}' where subject = 'order 2'`,
  `update audit_entry set at = at - interval '1 millisecond' where subject = 'order 2'`,
  `delete from audit_entry where subject = 'order 2'`,
  `insert into audit_entry (at, actor, action, subject, details)
   select at, actor, action, subject, details from audit_entry where subject = 'order 2'`,
])('%s shows in the digest of its day (AUDIT-9)', async (change) => {
  const before = await digest()
  await withoutTrigger(change)
  expect((await digest()).sha256).not.toBe(before.sha256)
})

test('what may go does not show: the address of the caller of an account that is deleted (AUDIT-4, AUDIT-9)', async () => {
  const details = { way: 'password', clientIp: '192.0.2.1' } as const
  const entry = { actor: 'account:1', action: 'signed-in', subject: 'account:1', details } as const
  await writeAudit(shop.context.database, { ...entry, now })
  const before = await digest()
  await sql(`update audit_entry set details = details - 'clientIp' where subject = 'account:1'`)
  expect(await digest()).toEqual(before)
})

test('the night tells the digests of the last seven closed days, not of today (AUDIT-9)', async () => {
  const lines: unknown[] = []
  const log = { ...shop.context.log, info: (line: unknown) => void lines.push(line) }
  shop.clock.advance(DAY)
  await logAuditDigests({ ...shop.context, log })
  expect(lines).toHaveLength(7)
  expect(lines.at(-1)).toEqual({ code: 'audit-digest', ...(await digest()) })
  expect(lines[0]).toMatchObject({ day: '2026-11-12', entries: 0 })
})
