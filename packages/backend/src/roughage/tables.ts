import { date, index, integer, pgTable, smallint, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { shopOrder } from '../orders/tables.ts'
import type { SampleStatus, SampleType } from './records.ts'

/** ROUGHAGE-1: one sample of a paid analysis kit, from the order to the advice. */
export const roughageSample = pgTable(
  'roughage_sample',
  {
    sampleId: integer('sample_id').primaryKey().generatedByDefaultAsIdentity(),
    /** ROUGHAGE-2: opens the result, so it is random and long. */
    resultKey: text('result_key').notNull().unique(),
    orderId: integer('order_id')
      .notNull()
      .references(() => shopOrder.orderId),
    variantId: integer('variant_id').notNull(),
    sequence: integer().notNull(),
    productType: smallint('product_type').notNull(),
    sampleName: text('sample_name').notNull(),
    sampleType: text('sample_type').$type<SampleType>(),
    status: text().$type<SampleStatus>().notNull(),
    receivedOn: date('received_on', { mode: 'string' }),
    resultOn: date('result_on', { mode: 'string' }),
    /** Null while the customer has not opened the result. */
    readAt: timestamp('read_at', { withTimezone: true }),
  },
  (table) => [
    unique('roughage_sample_place').on(table.orderId, table.variantId, table.sequence),
    index('roughage_sample_order').on(table.orderId),
  ],
)
