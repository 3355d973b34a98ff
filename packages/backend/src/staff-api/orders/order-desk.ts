import { z } from '@hono/zod-openapi'
import type { AppContext } from '../../app-context.ts'
import {
  createRouter,
  failures,
  IdempotencyHeaders,
  IdParameter,
  IdPath,
  json,
  notFound,
  type Router,
  unwrap,
} from '../../http/index.ts'
import { mailStates } from '../../mail/index.ts'
import { changeAddress, customerLink, orderMails, resendOrderMail } from '../../orders/index.ts'
import { onceByKey, staffRoute } from '../../staff/index.ts'
import { writeOrderWords } from '../shared/search/write-words.ts'
import { changeRequest } from '../shared/change-request.ts'
import { addressProblems } from './refusals.ts'
import { orderMailProblems } from '../shared/refusals.ts'

const tags = ['orders']

const Field = z.string().max(200)

const MailOfOrder = z
  .object({
    mailId: z.int(),
    kind: z.string(),
    toAddress: z.string(),
    subject: z.string().nullable(),
    createdAt: z.iso.datetime(),
    sentAt: z.iso.datetime().nullable(),
    state: z.enum(mailStates),
    lastError: z.string().nullable().openapi({ description: 'Why it could not be sent' }),
    canResend: z.boolean(),
  })
  .openapi('MailOfOrder')

const address = staffRoute('orders.change', {
  method: 'post',
  path: '/staff-api/v1/orders/{id}/address',
  tags,
  summary: 'Send the parcel somewhere else in the same country, until it has gone',
  request: changeRequest(
    z.strictObject({
      firstName: Field,
      lastName: Field,
      street: Field,
      streetNumber: Field,
      streetNumberAddition: Field.default(''),
      zipcode: Field,
      city: Field,
    }),
  ),
  responses: { 200: json(z.object({ orderId: z.int() }), 'The order'), ...failures(400, 404, 409) },
})

const mails = staffRoute('customers.read', {
  method: 'get',
  path: '/staff-api/v1/orders/{id}/mails',
  tags,
  summary: 'The mails of an order, the latest first',
  request: { params: IdPath },
  responses: { 200: json(z.object({ items: z.array(MailOfOrder) }), 'Its mails'), ...failures(400, 404) },
})

const resend = staffRoute('orders.change', {
  method: 'post',
  path: '/staff-api/v1/orders/{id}/mails/{mailId}/resend',
  tags,
  summary: 'Send a mail of an order again',
  request: {
    params: IdPath.extend({ mailId: IdParameter.openapi({ param: { name: 'mailId', in: 'path' } }) }),
    headers: IdempotencyHeaders,
  },
  responses: { 200: json(z.object({ mailId: z.int() }), 'The new mail'), ...failures(400, 404, 409) },
})

const link = staffRoute('customers.read', {
  method: 'post',
  path: '/staff-api/v1/orders/{id}/customer-link',
  tags,
  summary: 'Where the customer sees this order; who asks is written down',
  request: { params: IdPath, headers: IdempotencyHeaders },
  responses: { 200: json(z.object({ url: z.url() }), 'The page'), ...failures(400, 404) },
})

/** What customer service does about one order besides money and goods. */
export function orderDeskCalls(context: AppContext): Router {
  const router = createRouter()
  router.openapi(address, async (c) => {
    const { actor: by, siteIds } = c.var.staff
    const change = { orderId: c.req.valid('param').id, address: c.req.valid('json') }
    const answer = await onceByKey(context, c, change, async (transaction) => {
      unwrap(await changeAddress(context, transaction, { ...change, siteIds, by }), addressProblems)
      await writeOrderWords(transaction, [change.orderId])
      return { orderId: change.orderId }
    })
    return c.json(answer, 200)
  })
  addMails(router, context)
  return router
}

function addMails(router: Router, context: AppContext): void {
  router.openapi(mails, async (c) => {
    const query = { orderId: c.req.valid('param').id, siteIds: c.var.staff.siteIds }
    const sentMails = await orderMails(context.database, query)
    if (!sentMails) throw notFound('order')
    const items = sentMails.map(({ createdAt, sentAt, ...mail }) => ({
      ...mail,
      createdAt: createdAt.toISOString(),
      sentAt: sentAt?.toISOString() ?? null,
    }))
    return c.json({ items }, 200)
  })
  router.openapi(resend, async (c) => {
    const { actor: by, siteIds } = c.var.staff
    const { id: orderId, mailId } = c.req.valid('param')
    const answer = await onceByKey(context, c, { orderId, mailId }, async (transaction) => {
      const again = unwrap(
        await resendOrderMail(context, transaction, { orderId, mailId, siteIds, by }),
        orderMailProblems,
      )
      return again
    })
    return c.json(answer, 200)
  })
  router.openapi(link, async (c) => {
    const { actor: by, siteIds } = c.var.staff
    const orderId = c.req.valid('param').id
    const answer = await onceByKey(context, c, { orderId }, async (transaction) => {
      const linkResult = await customerLink(context, transaction, { orderId, siteIds, by })
      if (!linkResult.ok) throw notFound('order')
      return linkResult.value
    })
    return c.json(answer, 200)
  })
}
