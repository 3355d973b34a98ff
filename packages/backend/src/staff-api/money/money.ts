import { invoiceNumber } from '@haverhof/domain/orders'
import { z } from '@hono/zod-openapi'
import type { AppContext } from '../../app-context.ts'
import { createRouter, failures, json, notFound, type Router } from '../../http/index.ts'
import {
  listIssuedInvoices,
  listPaidPayments,
  invoiceOfSites,
  type StaffInvoice,
  type StaffPayment,
} from '../../orders/index.ts'
import { staffRoute } from '../../staff/index.ts'
import { listOf, momentAfter, numberOfMoment, settledBefore, timeList, TimePage } from '../shared/paging.ts'

const tags = ['accounting']

const Invoice = z
  .object({
    invoiceNumber: z.string().openapi({ example: 'HH-2026-000042' }),
    kind: z.enum(['invoice', 'credit']),
    orderId: z.int(),
    siteId: z.int(),
    issuedAt: z.iso.datetime(),
    totalCents: z.int(),
    totalExclVatCents: z.int(),
    isReverseCharge: z.boolean(),
    vat: z.array(z.object({ percent: z.number(), baseCents: z.int(), vatCents: z.int() })),
    giftCardCents: z.int(),
  })
  .openapi('StaffInvoice')

const Payment = z
  .object({
    paymentId: z.string(),
    orderId: z.int(),
    siteId: z.int(),
    provider: z.string(),
    providerPaymentId: z.string().nullable(),
    paymentMethodId: z.string(),
    amountCents: z.int(),
    paidAt: z.iso.datetime().nullable(),
    changedAt: z.iso.datetime(),
    refundDueCents: z.int(),
    refundReason: z.string().nullable(),
    refundedCents: z.int(),
    refundId: z.string().nullable(),
  })
  .openapi('StaffPayment')

const invoices = staffRoute('invoices.read', {
  method: 'get',
  path: '/staff-api/v1/invoices',
  tags,
  summary: 'Invoices and credit notes as they were issued',
  request: { query: TimePage },
  responses: { 200: json(listOf(Invoice), 'A page of invoices'), ...failures(400) },
})

const invoicePdf = staffRoute('invoices.read', {
  method: 'get',
  path: '/staff-api/v1/invoices/{invoiceNumber}/pdf',
  tags,
  summary: 'The paper of an invoice',
  request: { params: z.object({ invoiceNumber: z.string().max(20) }) },
  responses: {
    200: {
      description: 'The invoice',
      content: { 'application/pdf': { schema: z.string().openapi({ format: 'binary' }) } },
    },
    ...failures(400, 404),
  },
})

const payments = staffRoute('payments.read', {
  method: 'get',
  path: '/staff-api/v1/payments',
  tags,
  summary: 'Money that came, and of it what goes or went back, in the order of what changed last',
  request: { query: TimePage },
  responses: { 200: json(listOf(Payment), 'A page of payments'), ...failures(400) },
})

export function moneyCalls(context: AppContext): Router {
  const { database, now } = context
  const router = createRouter()
  router.openapi(invoices, async (c) => {
    const page = c.req.valid('query')
    const moment = momentAfter(page)
    const rows = await listIssuedInvoices(database, {
      siteIds: c.var.staff.siteIds,
      after: { at: moment.at, id: numberOfMoment(moment) },
      until: settledBefore(now()),
      limit: page.limit,
    })
    const momentOf = ({ issuedAt, invoiceId }: StaffInvoice) => ({ at: issuedAt, id: String(invoiceId) })
    return c.json(timeList(rows, page, { momentOf, view: invoiceView }), 200)
  })
  router.openapi(invoicePdf, async (c) => {
    const query = { ...c.req.valid('param'), siteIds: c.var.staff.siteIds }
    const paper = await invoiceOfSites(context, query)
    if (!paper) throw notFound('invoice')
    c.header('content-type', 'application/pdf')
    c.header('content-disposition', `attachment; filename="${paper.fileName}"`)
    return c.body(new Uint8Array(paper.bytes), 200)
  })
  router.openapi(payments, async (c) => {
    const page = c.req.valid('query')
    const after = momentAfter(page)
    const until = settledBefore(now())
    const { siteIds } = c.var.staff
    const rows = await listPaidPayments(database, { siteIds, after, until, limit: page.limit })
    const momentOf = ({ changedAt, paymentId }: StaffPayment) => ({ at: changedAt, id: paymentId })
    return c.json(timeList(rows, page, { momentOf, view: paymentView }), 200)
  })
  return router
}

function invoiceView({ series, number, issuedAt, document, ...invoice }: StaffInvoice) {
  const { kind, orderId, siteId, totalCents } = invoice
  const { totalExclVatCents, isReverseCharge, vat, giftCardCents } = document
  return {
    invoiceNumber: invoiceNumber(series, number),
    kind,
    orderId,
    siteId,
    issuedAt: issuedAt.toISOString(),
    totalCents,
    totalExclVatCents,
    isReverseCharge,
    vat,
    giftCardCents,
  }
}

function paymentView({ paidAt, changedAt, ...payment }: StaffPayment) {
  return { ...payment, paidAt: paidAt?.toISOString() ?? null, changedAt: changedAt.toISOString() }
}
