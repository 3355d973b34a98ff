import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, timestamp, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { bytes } from '../database/bytes.ts'
import { oneOf } from '../database/one-of.ts'
import type { InvoiceDocument } from './records.ts'
import { refund } from './refund-tables.ts'
import { shopOrder } from './tables.ts'

const invoiceKinds = ['invoice', 'credit'] as const

export const invoiceCounter = pgTable('invoice_counter', {
  series: text().primaryKey(),
  lastNumber: integer('last_number').notNull(),
  /** A later number never has an earlier date, whatever the clocks of the processes say. */
  lastIssuedAt: timestamp('last_issued_at', { withTimezone: true }).notNull(),
})

/** Numbers per series run without gaps; an invoice is never edited, only credited (INVOICES-1). */
export const invoice = pgTable(
  'invoice',
  {
    invoiceId: integer('invoice_id').primaryKey().generatedByDefaultAsIdentity(),
    series: text().notNull(),
    number: integer().notNull(),
    kind: text().$type<(typeof invoiceKinds)[number]>().notNull(),
    orderId: integer('order_id')
      .notNull()
      .references(() => shopOrder.orderId),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
    totalCents: integer('total_cents').notNull(),
    document: jsonb().$type<InvoiceDocument>().notNull(),
    pdf: bytes(),
    /** Of a credit note, the decision it belongs to (REFUNDS-1). */
    refundId: integer('refund_id').references(() => refund.refundId),
  },
  (table) => [
    unique('invoice_number').on(table.series, table.number),
    uniqueIndex('invoice_once')
      .on(table.orderId)
      .where(sql`kind = 'invoice'`)
      .concurrently(),
    uniqueIndex('invoice_refund')
      .on(table.refundId)
      .where(sql`refund_id is not null`)
      .concurrently(),
    index('invoice_order').on(table.orderId).concurrently(),
    // The few that have no paper yet, among all there ever were.
    index('invoice_without_paper')
      .on(table.invoiceId)
      .where(sql`pdf is null`)
      .concurrently(),
    index('invoice_moment').on(table.issuedAt, table.invoiceId).concurrently(),
    oneOf('invoice_kind', 'kind', invoiceKinds),
  ],
)
