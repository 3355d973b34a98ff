import {
  finishAtSandbox,
  type Mutant,
  mutateStatements,
  startBuying,
  startTwoShops,
  stopAfter,
  tellShop,
  type TestShop,
  unguarded,
} from '@haverhof/testing'
import { expect, test } from 'vitest'
import { expireHolds } from '../cancel/expire-holds.ts'
import { payRefund } from '../refund/pay-refunds.ts'
import { sandboxIdIn } from '../test-desk.ts'
import { type Race, testRaces } from '../test-race.ts'

const MINUTE = 60_000

/** Orders that are paid at the sandbox; the shop does not know yet. */
async function payAtSandbox(shop: TestShop, count: number): Promise<string[]> {
  const ids = []
  for (let each = 0; each < count; each += 1)
    ids.push(await finishAtSandbox(shop, await (await startBuying(shop)).order(), 'paid'))
  return ids
}

/** This process asked the provider a moment too early: what it heard is no longer so. */
function hearsOnly(shop: TestShop, status: string): void {
  mutateStatements(shop, (text) =>
    text.includes('from sandbox_payment where sandbox_payment_id = $1')
      ? text.replace(/\bstatus\b/, `'${status}' status`)
      : text,
  )
}

const withoutLocks = [
  [/ for no key update of o\b/, ''],
  [/(?<=from payment where payment_id = \$\d) for update/, ''],
] as const

const lookAtPayment = /from payment where payment_id = \$\d for update/

const races: readonly Race[] = [
  {
    name: 'ten webhooks at once for each of ten payments: each is paid once',
    run: async (two) => {
      const ids = await payAtSandbox(two.shops[0], 10)
      await two.lineUp()
      await Promise.all(ids.flatMap((id) => two.turns(10).map((shop) => tellShop(shop, id))))
      const [count] = await two.sql(`
        select (select count(*) from invoice)::int invoices, (select count(*) from outbox_mail)::int mails,
          (select count(*) from order_event where to_status = 'paid')::int steps`)
      return count
    },
    expected: { invoices: 10, mails: 10, steps: 10 },
    without: {
      'locks and condition': {
        changes: [...withoutLocks, [/(?<=paid_at = \$\d.*\s.*) and status = 'open'/, '']],
        indexes: ['invoice_once'],
      },
    },
  },
  {
    name: 'a webhook that is overtaken by another: what was paid stays paid',
    run: async (two) => {
      const [first, second] = two.shops
      hearsOnly(second, 'failed')
      const overtake = stopAfter(second, lookAtPayment)
      for (const id of await payAtSandbox(first, 3)) {
        await overtake(
          () => tellShop(second, id),
          () => tellShop(first, id),
        )
      }
      return two.sql('select o.status, p.status payment from shop_order o join payment p using (order_id)')
    },
    expected: Array.from({ length: 3 }, () => ({ status: 'paid', payment: 'paid' })),
    without: { locks: { changes: withoutLocks } },
  },
  {
    name: 'money that comes while the time of the order ends: it pays the order, or goes back (ORDERS-64)',
    run: async (two) => {
      const [first, second] = two.shops
      hearsOnly(second, 'expired')
      const overtake = stopAfter(first, lookAtPayment)
      const [id = ''] = await payAtSandbox(first, 1)
      first.clock.advance(16 * MINUTE)
      await overtake(
        () => tellShop(first, id),
        () => expireHolds(second.context),
      )
      return two.sql('select o.status, p.status payment from shop_order o join payment p using (order_id)')
    },
    expected: [{ status: 'paid', payment: 'paid' }],
    without: { locks: { changes: withoutLocks } },
  },
  {
    name: 'twenty payments at once, some of which have to be written twice: invoice numbers have no gaps',
    run: async (two) => {
      await two.sql(stumbling)
      const ids = await payAtSandbox(two.shops[0], 20)
      await two.lineUp()
      await Promise.all(ids.map((id, turn) => tellShop(two.shops[turn % 2 ? 0 : 1], id)))
      const invoices = await two.sql<{ number: number }>('select number from invoice order by 1')
      return invoices.map(({ number }) => number)
    },
    expected: Array.from({ length: 20 }, (_, index) => index + 1),
    without: {
      'counting on from the locked row': {
        changes: [
          [
            /invoice_counter\.last_number \+ 1/,
            '1 + coalesce((select c.last_number from invoice_counter c where c.series = $5), 0)',
          ],
        ],
        constraints: [['invoice', 'invoice_number']],
      },
      'a counter that is rolled back': {
        changes: [
          [/(?<=last_issued_at\) select \$\d, )1\b/, `nextval('loose')`],
          [/invoice_counter\.last_number \+ 1/, 'excluded.last_number'],
        ],
      },
    },
  },
]

/** Of the first twenty invoices every second one meets a concurrent write and is made again. */
const stumbling = `
  create sequence loose;
  create sequence stumbles;
  create function stumble() returns trigger language plpgsql as $$
    declare turn int := nextval('stumbles');
    begin
      if turn < 20 and turn % 2 = 1 then raise serialization_failure; end if;
      return new;
    end $$;
  create trigger stumble before insert on invoice for each row execute function stumble()`

testRaces(races)

type Refunded = { mails: number; entries: number; refunds: number }

/** Six runs of the job for each of three debts, each repeated when it fails, as the worker does. */
async function refundOften(mutant?: Mutant): Promise<Refunded | undefined> {
  await using two = await startTwoShops({ ...(mutant && { mutant }), widen: lastingRefund })
  const [first] = two.shops
  const ids = []
  for (let each = 0; each < 3; each += 1)
    ids.push(sandboxIdIn((await (await startBuying(first)).order()).checkoutUrl))
  first.clock.advance(16 * MINUTE)
  await expireHolds(first.context)
  await two.sql(`update sandbox_payment set status = 'paid'`)
  for (const id of ids) await tellShop(first, id)
  const debts = await two.sql<{ refundId: number }>(
    `select refund_id "refundId" from refund where state = 'owed'`,
  )
  await two.lineUp()
  await Promise.all(debts.flatMap((debt) => two.turns(6).map((shop) => untilDone(shop, debt))))
  const [count] = await two.sql<Refunded>(`
    select (select count(*) from outbox_mail where kind = 'payment-refunded')::int mails,
      (select count(*) from audit_entry where action = 'refund')::int entries,
      (select sum(jsonb_array_length(refunds)) from sandbox_payment)::int refunds`)
  return count
}

async function untilDone(shop: TestShop, debt: { refundId: number }): Promise<void> {
  for (let attempt = 1; attempt < 5; attempt += 1) {
    const outcome = await payRefund(shop.context, debt).then(
      () => 'done',
      () => 'failed',
    )
    if (outcome === 'done') return
  }
}

/** The money has gone back, and is about to be written down. */
const lastingRefund = [[/(?<=from unpaid)(?= where r\.refund_id)/, ', pg_sleep(0.1)']] as const

test('a refund that is made six times at once goes back once, with one mail (PAYMENTS-7, REFUNDS-4)', async () => {
  expect(await refundOften()).toEqual({ mails: 3, entries: 3, refunds: 3 })
})

test('without its claim and its condition it is written down more often', async () => {
  const mutant: Mutant = {
    changes: [
      [/(?<=set asked_at = \$\d)(?= where)/, "::timestamptz - interval '1 hour'"],
      [/(?<=where refund_id = \$\d) and state <> 'paid'/, ''],
      [/\s+on conflict \(cause_key\) do nothing/, ''],
    ],
    constraints: [
      ['outbox_mail', 'outbox_mail_cause_key_unique'],
      ['payment', 'payment_amount'],
    ],
  }
  const isTwice = (count?: Refunded) => count !== undefined && count.mails > 3 && count.entries > 3
  const noticed = await unguarded(() => refundOften(mutant), isTwice)
  expect(noticed?.mails).toBeGreaterThan(3)
  expect(noticed?.entries).toBeGreaterThan(3)
})
