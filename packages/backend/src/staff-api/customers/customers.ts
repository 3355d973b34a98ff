import { z } from '@hono/zod-openapi'
import {
  accountsByIds,
  accountsOfMailbox,
  countAccounts,
  newestAccounts,
  type StaffAccount,
} from '../../accounts/index.ts'
import type { AppContext } from '../../app-context.ts'
import { openCustomer } from '../../customers/index.ts'
import { createRouter, failures, IdParameter, json, notFound, type Router } from '../../http/index.ts'
import { accountOfOrder } from '../../orders/index.ts'
import { staffRoute } from '../../staff/index.ts'
import { findAccountsByWords } from '../shared/search/find-words.ts'
import { customerView, ListedCustomer, listedView, StaffCustomer } from './customer-schemas.ts'
import {
  After,
  countedList,
  countedListOf,
  Limit,
  type Moment,
  momentAfter,
  momentText,
} from '../shared/paging.ts'

const tags = ['customers']

/** An account has no number: its id is a word to the address. */
export const CustomerPath = z.object({
  id: z
    .string()
    .max(60)
    .openapi({ param: { name: 'id', in: 'path' }, description: 'Of the account' }),
})

const list = staffRoute('customers.read', {
  method: 'get',
  path: '/staff-api/v1/customers',
  tags,
  summary: 'Customers with an account, those who joined last first, or those that something leads to',
  request: {
    query: z.strictObject({
      q: z
        .string()
        .trim()
        .max(200)
        .optional()
        .openapi({ description: 'Name, mailbox, phone number, postcode, town or the number of an order' }),
      siteId: IdParameter.optional(),
      after: After,
      limit: Limit,
    }),
  },
  responses: { 200: json(countedListOf(ListedCustomer), 'A page of customers'), ...failures(400) },
})

const read = staffRoute('customers.read', {
  method: 'get',
  path: '/staff-api/v1/customers/{id}',
  tags,
  summary: 'A customer with all that belongs to them; reading it is logged',
  request: { params: CustomerPath },
  responses: { 200: json(StaffCustomer, 'The customer'), ...failures(400, 404) },
})

/** Customers of the member's sites: list, search and view (CUSTOMERS-8, CUSTOMERS-9). */
export function customerCalls(context: AppContext): Router {
  const { database } = context
  const router = createRouter()
  router.openapi(list, async (c) => {
    const { q, siteId, after, limit } = c.req.valid('query')
    const siteIds = c.var.staff.siteIds.filter((each) => siteId === undefined || each === siteId)
    const from = after ? momentAfter({ after, limit }) : null
    const keyOf = (row: StaffAccount) => momentText(momentOf(row))
    if (q) {
      const accounts = await findCustomers(context, { typed: q, siteIds })
      const rows = accounts.filter((row) => from === null || isAfter(row, from))
      const counted = { limit, total: accounts.length }
      return c.json(countedList(rows, counted, { keyOf, view: listedView }), 200)
    }
    const page = { siteIds, limit: limit + 1, after: from }
    const rows = await newestAccounts(database, page)
    const total = await countAccounts(database, siteIds)
    return c.json(countedList(rows, { limit, total }, { keyOf, view: listedView }), 200)
  })
  router.openapi(read, async (c) => {
    const { actor: by, siteIds } = c.var.staff
    const customer = await openCustomer(context, { userId: c.req.valid('param').id, siteIds, by })
    if (!customer) throw notFound('customer')
    return c.json(customerView(customer), 200)
  })
  return router
}

type CustomersQuery = { typed: string; siteIds: readonly number[] }

/** A whole mailbox is known at once, also one that is not confirmed; the rest by its words (CUSTOMERS-8). */
async function findCustomers({ database }: AppContext, { typed, siteIds }: CustomersQuery) {
  const ofMailbox = typed.includes('@') ? await accountsOfMailbox(database, { typed, siteIds }) : []
  const isNumber = /^\d{1,9}$/.test(typed)
  const ofOrder = isNumber ? await accountOfOrder(database, { orderId: Number(typed), siteIds }) : null
  const byWords = await findAccountsByWords(database, { typed, siteIds, withContact: true })
  const userIds = new Set(ofMailbox.map(({ userId }) => userId))
  const others = [...(ofOrder ? [ofOrder] : []), ...byWords].filter((userId) => !userIds.has(userId))
  const accounts = others.length > 0 ? await accountsByIds(database, { userIds: others, siteIds }) : []
  return [...ofMailbox, ...accounts].toSorted((one, other) => (isAfter(one, momentOf(other)) ? 1 : -1))
}

const momentOf = ({ since, userId }: StaffAccount): Moment => ({ at: since, id: userId })

/** Those who joined last come first. */
function isAfter({ since, userId }: StaffAccount, { at, id }: Moment): boolean {
  return since.getTime() === at.getTime() ? userId < id : since < at
}
