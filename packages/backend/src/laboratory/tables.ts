import {
  type Forage,
  forages,
  sampleStatuses,
  sampleTypes,
  type SampleStatus,
  type SampleType,
} from '@haverhof/domain/laboratory'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import { shopOrder } from '../orders/tables.ts'
import { oneOf } from '../database/one-of.ts'
import { analysisKitTypes } from '@haverhof/domain/catalogue'

/** One sample of a paid analysis kit, from the order to the advice (LABORATORY-1). */
export const roughageSample = pgTable(
  'roughage_sample',
  {
    sampleId: integer('sample_id').primaryKey().generatedByDefaultAsIdentity(),
    /** Opens the result, so it is random and long (LABORATORY-2). */
    resultKey: text('result_key').notNull().unique(),
    /** Null for an example alone. */
    orderId: integer('order_id').references(() => shopOrder.orderId),
    /** An example for every visitor, without an order (LABORATORY-12). */
    isExample: boolean('is_example').notNull().default(false),
    variantId: integer('variant_id').notNull(),
    sequence: integer().notNull(),
    productType: smallint('product_type').notNull(),
    sampleName: text('sample_name').notNull(),
    /** As the customer says, until the laboratory has seen it (LABORATORY-15). */
    sampleType: text('sample_type').$type<SampleType>(),
    /** The day the customer took it. */
    takenOn: date('taken_on', { mode: 'string' }),
    status: text().$type<SampleStatus>().notNull(),
    /** Of an example; any other sample is of the day of its order. */
    orderedOn: date('ordered_on', { mode: 'string' }),
    receivedOn: date('received_on', { mode: 'string' }),
    /** The day on which it was measured. */
    resultOn: date('result_on', { mode: 'string' }),
    advisedOn: date('advised_on', { mode: 'string' }),
    adviserNote: text('adviser_note'),
    /** Null while the customer has not opened the result. */
    readAt: timestamp('read_at', { withTimezone: true }),
  },
  (table) => [
    unique('roughage_sample_place').on(table.orderId, table.variantId, table.sequence),
    index('roughage_sample_order').on(table.orderId),
    // The bench of the laboratory: by state, and all that is not finished.
    index('roughage_sample_by_status').on(table.status, table.sampleId).concurrently(),
    index('roughage_sample_at_work')
      .on(table.sampleId)
      .where(sql`status <> 'advised'`)
      .concurrently(),
    check('roughage_sample_origin', sql`(order_id is null) = is_example`),
    check(
      'roughage_sample_known',
      sql`status in ('ordered', 'received') or received_on is not null and sample_type is not null`,
    ),
    oneOf('roughage_sample_product_type', 'product_type', analysisKitTypes),
    oneOf('roughage_sample_sample_type', 'sample_type', sampleTypes),
    oneOf('roughage_sample_status', 'status', sampleStatuses),
  ],
)

/** What was measured, in the unit of its parameter (LABORATORY-6). */
export const roughageValue = pgTable(
  'roughage_value',
  {
    sampleId: integer('sample_id')
      .notNull()
      .references(() => roughageSample.sampleId, { onDelete: 'cascade' }),
    code: text().notNull(),
    value: doublePrecision().notNull(),
  },
  (table) => [primaryKey({ columns: [table.sampleId, table.code] })],
)

/** What a value was before it was corrected, and why; the customer reads both (LABORATORY-22). */
export const roughageCorrection = pgTable(
  'roughage_correction',
  {
    correctionId: integer('correction_id').primaryKey().generatedByDefaultAsIdentity(),
    sampleId: integer('sample_id')
      .notNull()
      .references(() => roughageSample.sampleId, { onDelete: 'cascade' }),
    code: text().notNull(),
    valueBefore: doublePrecision('value_before').notNull(),
    valueAfter: doublePrecision('value_after').notNull(),
    reason: text().notNull(),
    correctedAt: timestamp('corrected_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('roughage_correction_sample').on(table.sampleId)],
)

/** Our own measurements, kept with each of them, so that no report ever counts samples (LABORATORY-51). */
export const roughageAverage = pgTable(
  'roughage_average',
  {
    productType: smallint('product_type').notNull(),
    forage: text().$type<Forage>().notNull(),
    countryCode: text('country_code').notNull(),
    /** The year of the harvest. */
    season: smallint().notNull(),
    code: text().notNull(),
    /** Of counts of germs the sum of their powers of ten. */
    total: doublePrecision().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({
      name: 'roughage_average_pk',
      columns: [table.productType, table.forage, table.countryCode, table.season, table.code],
    }),
    oneOf('roughage_average_product_type', 'product_type', analysisKitTypes),
    oneOf('roughage_average_forage', 'forage', forages),
  ],
)

/** Read by the release before this one alone; empty, for nothing in it was measured. Goes with the next release. */
export const roughageReference = pgTable(
  'roughage_reference',
  {
    productType: smallint('product_type').notNull(),
    sampleType: text('sample_type').$type<SampleType>().notNull(),
    code: text().notNull(),
    average: doublePrecision().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productType, table.sampleType, table.code] }),
    oneOf('roughage_reference_product_type', 'product_type', analysisKitTypes),
    oneOf('roughage_reference_sample_type', 'sample_type', sampleTypes),
  ],
)

/** Written by the release before this one alone; goes with the next one. */
export const roughageTally = pgTable(
  'roughage_tally',
  {
    productType: smallint('product_type').notNull(),
    sampleType: text('sample_type').$type<SampleType>().notNull(),
    code: text().notNull(),
    /** Of counts of germs the sum of their powers of ten. */
    total: doublePrecision().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productType, table.sampleType, table.code] }),
    oneOf('roughage_tally_product_type', 'product_type', analysisKitTypes),
    oneOf('roughage_tally_sample_type', 'sample_type', sampleTypes),
  ],
)

/** Which products an advice names, from data/laboratory.yaml (LABORATORY-11). */
export const roughageAdviceProduct = pgTable(
  'roughage_advice_product',
  {
    adviceCode: text('advice_code').notNull(),
    position: smallint().notNull(),
    productId: integer('product_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.adviceCode, table.position] })],
)
