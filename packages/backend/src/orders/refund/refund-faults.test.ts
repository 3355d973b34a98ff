import { MINUTE } from '@haverhof/domain/shared'
import { refundOrder, startApiProcess, startStaff, type TestShop } from '@haverhof/testing'
import pg from 'pg'
import { expect, test } from 'vitest'
import { runDueWork } from '../../worker/index.ts'
import { payByTransfer, payRefunds, retryRefund, shipOrder } from '../index.ts'
import { inTransaction } from '../../database/index.ts'
import { payAtMollie, useMollieShop } from '../test-mollie-shop.ts'

const here = useMollieShop()

const sql = <Row = Record<string, unknown>>(text: string) =>
  here.shop.context.database.pool.query(text).then(({ rows }) => rows as Row[])

async function sentOrder(): Promise<number> {
  const orderId = await payAtMollie(here)
  await shipOrder(here.shop.context, { orderId, by: 'Test' })
  return orderId
}

const piece = { lines: [{ lineNumber: 1, quantity: 1 }], costsCents: 0 }
const refundPiece = (orderId: number) =>
  refundOrder(here.shop.context, { orderId, request: piece, reason: 'return', restock: true, by: 'Test' })
const urlOf = ({ context }: TestShop) => context.database.pool.options.connectionString ?? ''
const states = () => sql('select state from refund order by refund_id')

test.each(['failing', 'cut'] as const)(
  'a provider that is %s while a refund is made: it is owed, and paid once later (REFUNDS-6)',
  async (mood) => {
    const orderId = await sentOrder()
    here.mollie.mood = mood
    expect(await refundPiece(orderId)).toMatchObject({ ok: true })
    await payRefunds(here.shop.context)
    await payRefunds(here.shop.context)
    expect(await states()).toEqual([{ state: 'owed' }])
    here.mollie.mood = 'well'
    here.shop.clock.advance(MINUTE)
    await runDueWork(here.shop.context)
    await runDueWork(here.shop.context)
    expect(await states()).toEqual([{ state: 'paid' }])
    expect(here.mollie.refunds.map(({ value }) => Number(value))).toEqual([5.95])
  },
)

test('a process that is killed while it asks the provider: another one pays, once (REFUNDS-6)', async () => {
  const orderId = await sentOrder()
  here.mollie.mood = 'silent'
  await using worker = await startApiProcess({ databaseUrl: urlOf(here.shop), env: here.env })
  const before = here.mollie.requestCount()
  await refundPiece(orderId)
  await expect.poll(() => here.mollie.requestCount()).toBeGreaterThan(before)
  await worker.kill()
  expect(await states()).toEqual([{ state: 'owed' }])
  here.mollie.mood = 'well'
  // The process that was killed went by a real clock.
  here.shop.clock.set(new Date(Date.now() + MINUTE))
  await payRefunds(here.shop.context)
  await payRefunds(here.shop.context)
  expect(await states()).toEqual([{ state: 'paid' }])
  expect(here.mollie.refunds).toHaveLength(1)
})

test('a refund that the provider refuses waits for staff, who ask again (REFUNDS-6, 17)', async () => {
  const orderId = await sentOrder()
  const [id = ''] = here.mollie.payments.keys()
  here.mollie.setStatus(id, 'expired')
  await refundPiece(orderId)
  await payRefunds(here.shop.context)
  const [refused] = await sql<{ refundId: number }>(
    `select refund_id "refundId" from refund where state = 'refused' and problem is not null`,
  )
  await payRefunds(here.shop.context)
  here.mollie.setStatus(id, 'paid')
  const refundId = refused?.refundId ?? 0
  await inTransaction(here.shop.context, (transaction) =>
    retryRefund(here.shop.context, transaction, { refundId, by: 'Ines' }),
  )
  await payRefunds(here.shop.context)
  expect(await states()).toEqual([{ state: 'paid' }])
  expect(here.mollie.refunds).toHaveLength(1)
})

test('a refund that the provider refuses for good is paid by bank transfer, once, and waits no more (REFUNDS-8)', async () => {
  const { context } = here.shop
  const orderId = await sentOrder()
  const [id = ''] = here.mollie.payments.keys()
  here.mollie.setStatus(id, 'expired')
  await refundPiece(orderId)
  const [refund] = await sql<{ refundId: number }>('select refund_id "refundId" from refund')
  const refundId = refund?.refundId ?? 0
  const transfer = () =>
    inTransaction(context, (transaction) =>
      payByTransfer(context, transaction, { refundId, reference: 'SEPA 2026-06-03 12', by: 'Ines' }),
    )
  // The provider is still to be asked: it might pay.
  expect(await transfer()).toEqual({ ok: false, reason: 'not-refused' })
  await payRefunds(context)
  here.mollie.setStatus(id, 'paid')
  expect(await transfer()).toMatchObject({ ok: true })
  expect(await transfer()).toEqual({ ok: false, reason: 'already-paid' })
  const retried = await inTransaction(context, (transaction) =>
    retryRefund(context, transaction, { refundId, by: 'Jan' }),
  )
  expect(retried).toEqual({ ok: false, reason: 'already-paid' })
  await payRefunds(context)
  expect(here.mollie.refunds).toEqual([])
  expect(await sql('select state, transfer_reference reference, problem from refund')).toEqual([
    { state: 'paid', reference: 'SEPA 2026-06-03 12', problem: null },
  ])
  expect(await sql('select refund_due_cents due, refunded_cents back from payment')).toEqual([
    { due: 595, back: 595 },
  ])
  const auditSql = `select actor, action, site_ids sites from audit_entry where subject = 'order ${orderId}'
    and action like 'refund%' order by audit_entry_id`
  expect(await sql(auditSql)).toEqual([
    { actor: 'shop', action: 'refund-refused', sites: [1] },
    { actor: 'Ines', action: 'refund-paid-by-transfer', sites: [1] },
  ])
  here.shop.clock.advance(60 * MINUTE)
})

test('a decision that cannot be written to its end leaves nothing (REFUNDS-1, 12)', async () => {
  const orderId = await sentOrder()
  await sql(`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'the database went away'; end $$`)
  for (const table of ['invoice', 'audit_entry', 'outbox_mail', 'stock_movement']) {
    await sql(`create trigger refuse before insert on ${table} for each row execute function refuse()`)
    await expect(refundPiece(orderId)).rejects.toThrow('the database went away')
    await sql(`drop trigger refuse on ${table}`)
  }
  expect(
    await sql('select (select count(*) from refund)::int refunds, refund_due_cents due from payment'),
  ).toEqual([{ refunds: 0, due: 0 }])
  expect(await refundPiece(orderId)).toMatchObject({ value: { creditNumber: 'HC-2026-000001' } })
  await payRefunds(here.shop.context)
})

test('a database that restarts during a refund: 503, nothing half, and the same key makes it later (REFUNDS-1, 12, STAFF-7)', async () => {
  const orderId = await sentOrder()
  const staff = await startStaff(here.shop)
  const json = { lines: piece.lines, reason: 'return', restock: true }
  const headers = { 'idempotency-key': 'refund-while-the-database-restarts' }
  const refund = () => staff.request(`/orders/${orderId}/refunds`, { json, headers })
  const other = new pg.Client({ connectionString: urlOf(here.shop) })
  await other.connect()
  // Another transaction locks the payment, so the decision has begun and cannot end.
  await other.query('begin')
  await other.query('select from payment for update')
  const answer = refund()
  const waiting = async () => {
    // A transaction sees the activity of its first look, unless it is told to look again.
    await other.query('select pg_stat_clear_snapshot()')
    return (await other.query(`select from pg_stat_activity where wait_event_type = 'Lock'`)).rowCount
  }
  await expect.poll(waiting).toBeGreaterThan(0)
  // What a restart does to every connection.
  await other.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`)
  expect((await answer).status).toBe(503)
  await other.query('rollback')
  const refunds = async () =>
    (
      await other.query(`
        select (select count(*) from refund)::int refunds, (select count(*) from invoice where kind = 'credit')::int notes,
          (select refund_due_cents from payment) due`)
    ).rows as object[]
  expect(await refunds()).toEqual([{ refunds: 0, notes: 0, due: 0 }])
  // The pool finds out which of its connections are gone; a second press succeeds.
  await expect.poll(async () => (await refund()).status).toBe(200)
  expect((await refund()).status).toBe(200)
  expect(await refunds()).toEqual([{ refunds: 1, notes: 1, due: 595 }])
  await other.end()
  await payRefunds(here.shop.context)
})
