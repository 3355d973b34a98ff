import { creditReasons, withdrawalKinds, withdrawalStates } from '@haverhof/domain/orders'
import { strayReasons } from '@haverhof/domain/payments'
import { returnReasons, returnStatuses } from '@haverhof/domain/returns'
import { z } from '@hono/zod-openapi'
import type { AppContext } from '../../app-context.ts'
import { readLastActors } from '../../audit/index.ts'
import {
  createRouter,
  failures,
  IdPath,
  json,
  notFound,
  type Router,
  type StaffCaller,
} from '../../http/index.ts'
import { type MailOfOrder, mailStates } from '../../mail/index.ts'
import {
  orderMails,
  ordersOfSites,
  refundsOfOrder,
  type StaffRefund,
  type StaffWithdrawal,
  withdrawalsOfOrder,
} from '../../orders/index.ts'
import { type ReturnForStaff, returnsOfOrder } from '../../returns/index.ts'
import { readNames, staffRoute } from '../../staff/index.ts'

const common = {
  at: z.iso.datetime(),
  actor: z.string().nullable().openapi({ description: 'As the log names it; null for a customer' }),
  actorName: z.string().nullable(),
  words: z
    .string()
    .nullable()
    .openapi({ description: 'Why, in the words of a customer, a member of staff or a provider' }),
}

const Event = z
  .discriminatedUnion('thing', [
    z.object({
      thing: z.literal('mail'),
      ...common,
      mailId: z.int(),
      kind: z.string(),
      state: z.enum(mailStates),
    }),
    z.object({
      thing: z.literal('refund'),
      ...common,
      refundId: z.int(),
      step: z.enum(['made', 'refused', 'paid', 'paid-by-transfer']),
      amountCents: z.int(),
      reason: z.enum([...creditReasons, ...strayReasons]),
    }),
    z.object({
      thing: z.literal('return'),
      ...common,
      returnId: z.int(),
      status: z.enum(returnStatuses),
      reason: z.enum(returnReasons),
    }),
    z.object({
      thing: z.literal('withdrawal'),
      ...common,
      withdrawalId: z.int(),
      kind: z.enum(withdrawalKinds),
      state: z.enum(withdrawalStates),
    }),
  ])
  .openapi('StaffOrderEvent')

type EventView = z.infer<typeof Event>

const history = staffRoute('orders.read', {
  method: 'get',
  path: '/staff-api/v1/orders/{id}/history',
  tags: ['orders'],
  summary:
    'What mails, refunds, returns and withdrawals of an order remember, as far as the caller may see them',
  request: { params: IdPath },
  responses: { 200: json(z.object({ items: z.array(Event) }), 'The newest first'), ...failures(400, 404) },
})

/** The time line of an order, beside its steps and the log (ORDERS-56). */
export function orderHistoryCalls({ database }: AppContext): Router {
  const router = createRouter()
  router.openapi(history, async (c) => {
    const orderId = c.req.valid('param').id
    const { siteIds } = c.var.staff
    const own = await ordersOfSites(database, { orderIds: [orderId], siteIds })
    if (!own.has(orderId)) throw notFound('order')
    const events = await readEvents(database, orderId, c.var.staff)
    const names = await readNames(
      database,
      events.flatMap(({ actor }) => actor ?? []),
    )
    const items = events
      .map((event) => ({ ...event, actorName: names.get(event.actor ?? '') ?? null }))
      .toSorted((one, other) => other.at.localeCompare(one.at))
    return c.json({ items }, 200)
  })
  return router
}

/** Each kind of thing for those who may see it (STAFF-4). A fixed number of statements. */
async function readEvents(
  database: AppContext['database'],
  orderId: number,
  { sitesWith }: StaffCaller,
): Promise<EventView[]> {
  const of = (permission: Parameters<StaffCaller['sitesWith']>[0]) => ({
    orderId,
    siteIds: sitesWith(permission),
  })
  const [mails, refunds, returns, withdrawals] = await Promise.all([
    orderMails(database, of('customers.read')),
    refundsOfOrder(database, of('payments.read')),
    returnsOfOrder(database, of('returns.read')),
    withdrawalsOfOrder(database, of('withdrawals.decide')),
  ])
  const subjects = returns.map(({ returnId }) => `return ${returnId}`)
  const actors = await readLastActors(database, { subjects, action: 'return-changed' })
  return [
    ...(mails ?? []).map(ofMail),
    ...refunds.flatMap(ofRefund),
    ...returns.flatMap((product) => ofReturn(product, actors.get(`return ${product.returnId}`) ?? null)),
    ...withdrawals.flatMap(ofWithdrawal),
  ]
}

const nobody = { actor: null, actorName: null }
const shop = { actor: 'shop', actorName: null }

function ofMail({ mailId, kind, state, createdAt, sentAt, lastError }: MailOfOrder): EventView {
  const at = (sentAt ?? createdAt).toISOString()
  return { thing: 'mail', at, ...shop, words: lastError, mailId, kind, state }
}

function ofRefund(refund: StaffRefund): EventView[] {
  const { refundId, reason, madeAt, madeBy, refusedAt, problem, paidAt, transferReference } = refund
  const { amountCents, giftCardCents, chargedBackCents } = refund
  const paidCents = amountCents - chargedBackCents
  const facts = { thing: 'refund' as const, refundId, amountCents, reason, actorName: null, words: null }
  const paid = transferReference === null ? ('paid' as const) : ('paid-by-transfer' as const)
  return [
    { ...facts, step: 'made', at: madeAt.toISOString(), actor: madeBy },
    ...(refusedAt
      ? [{ ...facts, step: 'refused' as const, at: refusedAt.toISOString(), actor: 'shop', words: problem }]
      : []),
    // Who paid by transfer stands in the log, and there what the bank took back.
    ...(paidAt && (chargedBackCents === 0 || paidCents > giftCardCents)
      ? [
          {
            ...facts,
            amountCents: paidCents,
            step: paid,
            at: paidAt.toISOString(),
            actor: transferReference === null ? 'shop' : null,
            words: transferReference,
          },
        ]
      : []),
  ]
}

function ofReturn(product: ReturnForStaff, actor: string | null): EventView[] {
  const { returnId, status, reason, remarks, refusal, registeredAt, changedAt } = product
  const facts = { thing: 'return' as const, returnId, reason }
  const at = registeredAt.toISOString()
  const registered = { ...facts, ...nobody, status: 'registered' as const, at, words: remarks || null }
  if (status === 'registered') return [registered]
  return [
    registered,
    { ...facts, status, at: changedAt.toISOString(), actor, actorName: null, words: refusal },
  ]
}

function ofWithdrawal(declared: StaffWithdrawal): EventView[] {
  const { withdrawalId, kind, state, receivedAt, decidedAt, decidedBy: actor, closingNote } = declared
  const facts = { thing: 'withdrawal' as const, withdrawalId, kind }
  const received = {
    ...facts,
    ...nobody,
    state: 'waiting' as const,
    at: receivedAt.toISOString(),
    words: null,
  }
  if (decidedAt === null) return [received]
  return [
    received,
    { ...facts, state, at: decidedAt.toISOString(), actor, actorName: null, words: closingNote },
  ]
}
