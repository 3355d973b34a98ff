import { invoiceNumber } from '@haverhof/domain/orders'
import { z } from '@hono/zod-openapi'
import type { AppContext } from '../../app-context.ts'
import {
  badInput,
  createRouter,
  failures,
  IdempotencyHeaders,
  json,
  type Router,
  unwrap,
} from '../../http/index.ts'
import {
  bookkeeperFile,
  type ListedInvoice,
  listOfSeries,
  listSeries,
  resendPaper,
} from '../../orders/index.ts'
import { onceByKey, staffRoute } from '../../staff/index.ts'
import { After, Limit, listOf } from '../shared/paging.ts'
import { orderMailProblems } from '../shared/refusals.ts'

const tags = ['accounting']
const highest = 2_147_483_647

const InvoiceNumber = z.string().regex(/^[A-Z]{2}-\d{4}-\d{6}$/, 'must be the number of a paper')
const Day = z.iso.date()

const Paper = z
  .object({
    invoiceNumber: z.string(),
    kind: z.enum(['invoice', 'credit']),
    orderId: z.int(),
    siteId: z.int(),
    issuedAt: z.iso.datetime(),
    totalCents: z.int(),
    buyerName: z.string(),
    companyName: z.string().nullable(),
  })
  .openapi('Paper')

const series = staffRoute('invoices.read', {
  method: 'get',
  path: '/staff-api/v1/invoice-series',
  tags,
  summary: 'The series of invoices and credit notes, with their last number and what is missing: nothing',
  responses: {
    200: json(
      z.object({
        items: z.array(
          z
            .object({
              series: z.string(),
              lastNumber: z.int(),
              missing: z.int(),
              lastIssuedAt: z.iso.datetime(),
            })
            .openapi('InvoiceSeries'),
        ),
      }),
      'The series',
    ),
  },
})

const papers = staffRoute('invoices.read', {
  method: 'get',
  path: '/staff-api/v1/invoice-series/{series}',
  tags,
  summary: 'The papers of a series, the latest first',
  request: {
    params: z.object({ series: z.string().regex(/^[A-Z]{2}-\d{4}$/, 'must be a series') }),
    query: z.strictObject({ after: After, limit: Limit }),
  },
  responses: { 200: json(listOf(Paper), 'A page of papers'), ...failures(400) },
})

const resend = staffRoute('invoices.read', {
  method: 'post',
  path: '/staff-api/v1/invoices/{invoiceNumber}/resend',
  tags,
  summary: 'Send an invoice or credit note to its customer again',
  request: { params: z.object({ invoiceNumber: InvoiceNumber }), headers: IdempotencyHeaders },
  responses: { 200: json(z.object({ mailId: z.int() }), 'The new mail'), ...failures(400, 404, 409) },
})

const exported = staffRoute('invoices.export', {
  method: 'get',
  path: '/staff-api/v1/invoices/export',
  tags,
  summary: 'Invoices and credit notes of some days for the bookkeeper, as CSV',
  request: { query: z.strictObject({ from: Day, until: Day }) },
  responses: {
    200: { description: 'The file', content: { 'text/csv': { schema: z.string() } } },
    ...failures(400),
  },
})

const DAY = 86_400_000
const mostDays = 400

/** Papers for those who keep the books (INVOICES-8, 9). */
export function invoiceCalls(context: AppContext): Router {
  const { database } = context
  const router = createRouter()
  router.openapi(series, async (c) => {
    const items = await listSeries(database)
    return c.json(
      { items: items.map((one) => ({ ...one, lastIssuedAt: one.lastIssuedAt.toISOString() })) },
      200,
    )
  })
  router.openapi(papers, async (c) => {
    const { after, limit } = c.req.valid('query')
    if (after !== undefined && !/^\d{1,9}$/.test(after))
      throw badInput('after', 'must be the next of an answer')
    const page = { ...c.req.valid('param'), beforeNumber: Number(after ?? highest), limit }
    const rows = await listOfSeries(database, { ...page, siteIds: c.var.staff.siteIds })
    const next = String(rows.at(-1)?.number ?? after ?? 0)
    return c.json({ items: rows.map(paperView), next, isMore: rows.length === limit }, 200)
  })
  router.openapi(resend, async (c) => {
    const { actor: by, siteIds } = c.var.staff
    const paper = c.req.valid('param')
    const answer = await onceByKey(context, c, paper, async (transaction) => {
      const again = unwrap(
        await resendPaper(context, transaction, { ...paper, siteIds, by }),
        orderMailProblems,
      )
      return again
    })
    return c.json(answer, 200)
  })
  router.openapi(exported, async (c) => {
    const { from, until } = c.req.valid('query')
    const period = { from: new Date(from), until: new Date(new Date(until).getTime() + DAY) }
    const days = (period.until.getTime() - period.from.getTime()) / DAY
    if (days < 1 || days > mostDays) throw badInput('until', `must be at most ${mostDays} days after from`)
    const file = await bookkeeperFile(database, { ...period, siteIds: c.var.staff.siteIds })
    c.header('content-type', 'text/csv; charset=utf-8')
    c.header('content-disposition', `attachment; filename="invoices-${from}-${until}.csv"`)
    return c.body(file, 200)
  })
  return router
}

function paperView({ series: own, number, issuedAt, ...paper }: ListedInvoice): z.infer<typeof Paper> {
  return { ...paper, invoiceNumber: invoiceNumber(own, number), issuedAt: issuedAt.toISOString() }
}
