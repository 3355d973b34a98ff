import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import {
  paymentStatuses,
  type PaymentStatus,
  type ReportedStatus,
  type StrayReason,
  strayReasons,
} from '@haverhof/domain/payments'
import {
  mandateMethods,
  type MandateMethod,
  paymentSequences,
  type PaymentSequence,
  providerNames,
  type BankTransferRecord,
  type ProviderName,
  type SandboxRefundRecord,
} from './records.ts'
import { oneOf } from '../database/one-of.ts'

export const giftCard = pgTable(
  'gift_card',
  {
    giftCardId: integer('gift_card_id').primaryKey().generatedByDefaultAsIdentity({ startWith: 1000 }),
    number: text().notNull().unique(),
    pinHash: text('pin_hash').notNull(),
    issuedCents: integer('issued_cents').notNull(),
    balanceCents: integer('balance_cents').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
  },
  () => [check('gift_card_balance', sql`balance_cents between 0 and issued_cents`)],
)

const reportedStatuses = paymentStatuses.filter((status) => status !== 'created')

/** What was written down when a gift card was issued: nothing changes it, so that a card that was raised is noticed (BOOKS-1). */
export const giftCardIssue = pgTable('gift_card_issue', {
  giftCardId: integer('gift_card_id')
    .primaryKey()
    .references(() => giftCard.giftCardId, { onDelete: 'cascade' }),
  amountCents: integer('amount_cents').notNull(),
  issuedAt: timestamp('issued_at', { withTimezone: true }).notNull().defaultNow(),
})

/** What an order took from a gift card; a cancelled order gives it back. */
export const giftCardDebit = pgTable(
  'gift_card_debit',
  {
    giftCardId: integer('gift_card_id')
      .notNull()
      .references(() => giftCard.giftCardId),
    /** References the order; orders are a later context, so the migration alone knows it. */
    orderId: integer('order_id').notNull(),
    amountCents: integer('amount_cents').notNull(),
    debitedAt: timestamp('debited_at', { withTimezone: true }).notNull(),
    releasedAt: timestamp('released_at', { withTimezone: true }),
    /** Of the amount, what refunds gave back (REFUNDS-2). */
    returnedCents: integer('returned_cents').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.giftCardId, table.orderId] }),
    check('gift_card_debit_amount', sql`amount_cents > 0`),
    check('gift_card_debit_returned', sql`returned_cents between 0 and amount_cents`),
  ],
)

/** What a customer's first payment allows to collect with (REPEAT-31). Not bound to a customer; the caller checks. */
export const paymentMandate = pgTable(
  'payment_mandate',
  {
    mandateId: integer('mandate_id').primaryKey().generatedByDefaultAsIdentity({ startWith: 1001 }),
    provider: text().$type<ProviderName>().notNull(),
    providerCustomerId: text('provider_customer_id').notNull(),
    providerMandateId: text('provider_mandate_id').notNull(),
    /** What is collected with. */
    paymentMethodId: text('payment_method_id').$type<MandateMethod>().notNull(),
    /** The end of the account's or card's number, as people know it. */
    label: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Unused; and the moment the provider revoked it (REPEAT-15). */
    unneededAt: timestamp('unneeded_at', { withTimezone: true }),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
  },
  (table) => [
    unique('payment_mandate_of_provider').on(table.provider, table.providerMandateId),
    index('payment_mandate_unneeded')
      .on(table.unneededAt)
      .where(sql`unneeded_at is not null and revoked_at is null`),
    oneOf('payment_mandate_provider', 'provider', providerNames),
    oneOf('payment_mandate_method', 'payment_method_id', mandateMethods),
  ],
)

/** One attempt to pay an order at a provider. */
export const payment = pgTable(
  'payment',
  {
    paymentId: text('payment_id').primaryKey(),
    /** References the order; orders are a later context, so the migration alone knows it. */
    orderId: integer('order_id').notNull(),
    provider: text().$type<ProviderName>().notNull(),
    /** Null until the provider has answered. */
    providerPaymentId: text('provider_payment_id').unique(),
    paymentMethodId: text('payment_method_id').notNull(),
    issuer: text(),
    amountCents: integer('amount_cents').notNull(),
    status: text().$type<PaymentStatus>().notNull(),
    /** What the provider said last; our own status follows from it and never the other way round. Null before it was kept. */
    reportedStatus: text('reported_status').$type<ReportedStatus>(),
    checkoutUrl: text('checkout_url'),
    /** Where the money is to be transferred to, for a bank transfer. */
    transfer: jsonb().$type<BankTransferRecord>(),
    /** One process at a time asks the provider to create the payment (PAYMENTS-3). */
    startingUntil: timestamp('starting_until', { withTimezone: true }),
    /** When the provider was last asked on behalf of a waiting customer (PAYMENTS-5). */
    askedAt: timestamp('asked_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    paidAt: timestamp('paid_at', { withTimezone: true }),
    /** What must go back, and what has gone back: the sums of its refunds (PAYMENTS-7). */
    refundDueCents: integer('refund_due_cents').notNull().default(0),
    /** Why a payment that belongs to no order is refunded in full. */
    refundReason: text('refund_reason').$type<StrayReason>(),
    refundedCents: integer('refunded_cents').notNull().default(0),
    refundId: text('refund_id'),
    /** The first of several, which gives a mandate, or one that is collected by it; null for most (REPEAT-31). */
    sequence: text().$type<PaymentSequence>(),
    mandateId: integer('mandate_id').references(() => paymentMandate.mandateId),
    /** What the bank took back after it was paid (REPEAT-13). */
    chargedBackCents: integer('charged_back_cents').notNull().default(0),
    /** When the shop last heard so; null before it was kept. */
    chargedBackAt: timestamp('charged_back_at', { withTimezone: true }),
  },
  (table) => [
    index('payment_order').on(table.orderId),
    index('payment_charged_back')
      .on(table.orderId)
      .where(sql`charged_back_cents > 0`)
      .concurrently(),
    index('payment_first_of_mandate')
      .on(table.mandateId)
      .where(sql`sequence = 'first'`)
      .concurrently(),
    index('payment_moment').on(table.updatedAt).concurrently(),
    index('payment_refund_due')
      .on(table.updatedAt)
      .where(sql`refunded_cents < refund_due_cents`),
    index('payment_unsettled')
      .on(table.createdAt)
      .where(sql`status in ('created', 'open')`),
    check(
      'payment_amount',
      sql`amount_cents > 0 and refunded_cents >= 0 and refunded_cents <= refund_due_cents and refund_due_cents <= amount_cents`,
    ),
    oneOf('payment_provider', 'provider', providerNames),
    oneOf('payment_status', 'status', paymentStatuses),
    oneOf('payment_reported_status', 'reported_status', reportedStatuses),
    oneOf('payment_refund_reason', 'refund_reason', strayReasons),
    oneOf('payment_sequence', 'sequence', paymentSequences),
    check('payment_mandate_known', sql`sequence is distinct from 'recurring' or mandate_id is not null`),
  ],
)

/** The books of the sandbox provider: another company's data, never joined with ours. */
export const sandboxPayment = pgTable(
  'sandbox_payment',
  {
    sandboxPaymentId: text('sandbox_payment_id').primaryKey(),
    /** A repeated creation with the same key answers with the same payment. */
    idempotencyKey: text('idempotency_key').notNull().unique(),
    amountCents: integer('amount_cents').notNull(),
    refundedCents: integer('refunded_cents').notNull().default(0),
    refunds: jsonb().$type<SandboxRefundRecord[]>().notNull().default([]),
    description: text().notNull(),
    method: text().notNull(),
    issuer: text(),
    status: text().$type<ReportedStatus>().notNull(),
    redirectUrl: text('redirect_url').notNull(),
    webhookUrl: text('webhook_url').notNull(),
    locale: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    history: jsonb().$type<{ at: string; status: string }[]>().notNull(),
    sequence: text().$type<PaymentSequence>(),
    customerId: text('customer_id'),
    sandboxMandateId: text('sandbox_mandate_id'),
    /** When a collection ends by itself: well, or as it was told to fail. */
    collectAt: timestamp('collect_at', { withTimezone: true }),
    isToFail: boolean('is_to_fail').notNull().default(false),
    /** Every how many days something comes of what its payer agrees to. */
    agreedDays: smallint('agreed_days').array(),
    /** The same in weeks, of the release before this one. */
    agreedWeeks: smallint('agreed_weeks').array(),
    chargedBackCents: integer('charged_back_cents').notNull().default(0),
  },
  () => [
    oneOf('sandbox_payment_status', 'status', reportedStatuses),
    oneOf('sandbox_payment_sequence', 'sequence', paymentSequences),
  ],
)

/** What its customers have agreed to. */
export const sandboxMandate = pgTable('sandbox_mandate', {
  sandboxMandateId: text('sandbox_mandate_id').primaryKey(),
  customerId: text('customer_id').notNull(),
  method: text().notNull(),
  label: text().notNull(),
  isRevoked: boolean('is_revoked').notNull().default(false),
  /** So many collections that come next fail. */
  failuresToCome: smallint('failures_to_come').notNull().default(0),
})
