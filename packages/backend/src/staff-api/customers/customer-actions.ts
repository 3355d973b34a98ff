import { z } from '@hono/zod-openapi'
import {
  changeForCustomer,
  checkForCustomer,
  sendCustomerLink,
  signOutCustomer,
} from '../../accounts/index.ts'
import type { AppContext } from '../../app-context.ts'
import type { Transaction } from '../../database/index.ts'
import { deleteForCustomer, exportForCustomer, openCartOf } from '../../customers/index.ts'
import { createRouter, failures, json, notFound, type Router, unwrap } from '../../http/index.ts'
import { onceByKey, staffRoute } from '../../staff/index.ts'
import { createRequest } from '../shared/change-request.ts'
import { CustomerPath } from './customers.ts'

const tags = ['customers']
const request = { params: CustomerPath, ...createRequest(z.strictObject({})) }
const stepUp = { stepUp: true } as const

const link = staffRoute('customers.read', {
  method: 'post',
  path: '/staff-api/v1/customers/{id}/link',
  tags,
  summary: 'Send the customer the link to choose a password, or to confirm a mailbox that is not confirmed',
  request,
  responses: {
    200: json(z.object({ kind: z.enum(['account-reset', 'account-activation']) }), 'Which link it is'),
    ...failures(400, 404, 429),
  },
})

const signOut = staffRoute('customers.read', {
  method: 'post',
  path: '/staff-api/v1/customers/{id}/sign-out',
  tags,
  summary: 'Sign the customer out everywhere',
  request,
  responses: {
    200: json(z.object({ ended: z.int() }), 'How many browsers were signed in'),
    ...failures(400, 404),
  },
})

const Typed = z.string().max(200)
const details = { firstName: Typed, lastName: Typed }

const changeDetails = staffRoute('customers.change', {
  method: 'post',
  path: '/staff-api/v1/customers/{id}/details',
  tags,
  summary: 'Change the name and the phone number of the account, as its owner could',
  request: {
    params: CustomerPath,
    ...createRequest(
      z.strictObject({ ...details, phoneNumber: Typed.openapi({ description: 'Empty for none' }) }),
    ),
  },
  responses: {
    200: json(z.object({ ...details, phoneNumber: z.string().nullable() }), 'As they are kept'),
    ...failures(400, 404),
  },
})

const cart = staffRoute('customers.impersonate', {
  method: 'get',
  path: '/staff-api/v1/customers/{id}/cart',
  tags,
  summary: 'The cart of the customer; reading it is logged',
  request: { params: CustomerPath },
  responses: {
    200: json(
      z
        .object({
          cart: z
            .object({
              created: z.iso.datetime(),
              lastModified: z.iso.datetime(),
              lines: z.array(z.object({ productVariantId: z.int(), title: z.string(), quantity: z.int() })),
            })
            .nullable(),
        })
        .openapi('CustomerCart'),
      'The cart; null when it is empty',
    ),
    ...failures(400, 404),
  },
})

const data = staffRoute(
  'customers.export',
  {
    method: 'get',
    path: '/staff-api/v1/customers/{id}/data',
    tags,
    summary: 'Everything the shop holds about the customer, as a file',
    request: { params: CustomerPath },
    responses: {
      200: json(z.record(z.string(), z.unknown()), 'The data, without what protects the account'),
      ...failures(400, 404, 429),
    },
  },
  stepUp,
)

const end = staffRoute(
  'customers.delete',
  {
    method: 'post',
    path: '/staff-api/v1/customers/{id}/deletion',
    tags,
    summary: 'Delete the account, as its owner would; orders and invoices stay without it',
    request,
    responses: { 200: json(z.object({}), 'Done'), ...failures(400, 404) },
  },
  stepUp,
)

/** What staff do for a customer, through the functions of the customer's own calls (CUSTOMERS-9). */
export function customerActionCalls(context: AppContext): Router {
  const router = createRouter()
  router.openapi(link, async (c) => {
    const wanted = wantedOf(c.req.valid('param').id, c.var.staff)
    const act = async (tx: Transaction) => unwrap(await sendCustomerLink(context, tx, wanted))
    return c.json(await onceByKey(context, c, wanted, act), 200)
  })
  router.openapi(signOut, async (c) => {
    const wanted = wantedOf(c.req.valid('param').id, c.var.staff)
    const act = async (tx: Transaction) => unwrap(await signOutCustomer(context, tx, wanted))
    return c.json(await onceByKey(context, c, wanted, act), 200)
  })
  router.openapi(changeDetails, async (c) => {
    const wanted = wantedOf(c.req.valid('param').id, c.var.staff)
    const details = unwrap(await checkForCustomer(context, wanted, c.req.valid('json')))
    const change = { ...wanted, details }
    const act = async (tx: Transaction) => unwrap(await changeForCustomer(context, tx, change))
    return c.json(await onceByKey(context, c, change, act), 200)
  })
  router.openapi(cart, async (c) => {
    const opened = await openCartOf(context, wantedOf(c.req.valid('param').id, c.var.staff))
    if (!opened) throw notFound('customer')
    const openCart = opened.cart && {
      ...opened.cart,
      created: opened.cart.created.toISOString(),
      lastModified: opened.cart.lastModified.toISOString(),
    }
    return c.json({ cart: openCart }, 200)
  })
  router.openapi(data, async (c) => {
    const exported = await exportForCustomer(context, wantedOf(c.req.valid('param').id, c.var.staff))
    return c.json(unwrap(exported), 200)
  })
  router.openapi(end, async (c) => {
    const wanted = wantedOf(c.req.valid('param').id, c.var.staff)
    const answer = await onceByKey(context, c, wanted, async (transaction) => {
      unwrap(await deleteForCustomer(context, transaction, wanted))
      return {}
    })
    return c.json(answer, 200)
  })
  return router
}

function wantedOf(userId: string, { actor, siteIds }: { actor: string; siteIds: readonly number[] }) {
  return { userId, siteIds, by: actor }
}
