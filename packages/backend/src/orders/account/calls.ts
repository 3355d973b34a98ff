import { createRoute, z } from '@hono/zod-openapi'
import { failures, json, jsonBody } from '../../http/index.ts'
import {
  Again,
  InvoiceList,
  InvoicePath,
  LineQuery,
  OrderList,
  OrderPath,
  Paging,
  Reordered,
  ReorderInput,
} from './schemas.ts'

const tags = ['account']

/** The calls about a customer's own orders. */
export const accountOrderCalls = {
  list: createRoute({
    method: 'get',
    path: '/api/account/orders',
    tags,
    summary: 'The orders of the customer, the latest first',
    request: { query: Paging },
    responses: { 200: json(OrderList, 'One page of orders'), ...failures(400, 401, 421) },
  }),

  reorder: createRoute({
    method: 'post',
    path: '/api/account/orders/{orderId}/reorder',
    tags,
    summary: 'Put an order, or one line of it, into a cart again',
    request: {
      params: OrderPath,
      query: LineQuery,
      body: jsonBody(ReorderInput),
    },
    responses: {
      200: json(Reordered, 'What is in the cart now, and what could not be added'),
      ...failures(400, 401, 403, 404, 409, 421, 429),
    },
  }),

  again: createRoute({
    method: 'post',
    path: '/api/account/orders/{orderId}/again',
    tags,
    summary:
      'Begin an order anew: a cart of its own with what there is, at prices of today, filled from the account',
    request: { params: OrderPath },
    responses: {
      200: json(Again, 'The cart, what it comes to, and what is not in it'),
      ...failures(400, 401, 403, 404, 421, 429),
    },
  }),

  invoices: createRoute({
    method: 'get',
    path: '/api/account/invoices',
    tags,
    summary: 'The invoices of the customer, the latest first',
    responses: { 200: json(InvoiceList, 'All invoices'), ...failures(401, 421) },
  }),

  invoicePdf: createRoute({
    method: 'get',
    path: '/api/account/invoices/{invoiceNumber}/pdf',
    tags,
    summary: 'An invoice as a file',
    request: { params: InvoicePath },
    responses: {
      200: {
        description: 'The invoice',
        content: { 'application/pdf': { schema: z.string().openapi({ format: 'binary' }) } },
      },
      ...failures(400, 401, 404, 421),
    },
  }),

  electronicInvoice: createRoute({
    method: 'get',
    path: '/api/account/invoices/{invoiceNumber}/ubl',
    tags,
    summary: 'An invoice of a company as UBL 2.1 (Peppol BIS Billing 3.0)',
    request: { params: InvoicePath },
    responses: {
      200: {
        description: 'The invoice',
        content: { 'application/xml': { schema: z.string().openapi({ format: 'binary' }) } },
      },
      ...failures(400, 401, 404, 421),
    },
  }),
}
