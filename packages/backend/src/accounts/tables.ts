import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { addressLabels, type AddressLabel, tokenLifeMs, type TokenPurpose } from '@haverhof/domain/accounts'
import { site } from '../sites/tables.ts'
import type { AccountAddressRecord, AccountShippingRecord, BillingContactRecord } from './records.ts'
import { oneOf } from '../database/one-of.ts'

const vatAnswers = ['valid', 'invalid', 'unavailable'] as const

/**
 * Created with a password, usable once the mailed link has been followed (ACCOUNTS-1). A mailbox has one account that works and
 * any number of registrations that wait, each with its own link: none of them says anything for another.
 */
export const account = pgTable(
  'account',
  {
    userId: uuid('user_id').primaryKey().defaultRandom(),
    siteId: integer('site_id')
      .notNull()
      .references(() => site.siteId),
    /** The language the customer prefers. */
    languageId: smallint('language_id').notNull(),
    /** Folded: one mailbox is one account per site. */
    emailAddress: text('email_address').notNull(),
    passwordHash: text('password_hash').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phoneNumber: text('phone_number'),
    mobile: text(),
    companyName: text('company_name'),
    vatNumber: text('vat_number'),
    /** What the register of VAT numbers said when the number was given; null without a number. */
    vatNumberValid: text('vat_number_valid').$type<(typeof vatAnswers)[number]>(),
    /**
     * Neither read nor written since addresses have a book
     * (docs/rules/accounts.md): copied there, emptied with its next change, dropped later.
     */
    address: jsonb().$type<AccountAddressRecord>(),
    billingContact: jsonb('billing_contact').$type<BillingContactRecord>(),
    /** How to deliver, and to whom where no address says it; the address is in the book. */
    shipping: jsonb().$type<AccountShippingRecord>(),
    alternativeShippingAddress: boolean('alternative_shipping_address').notNull().default(false),
    /** Wished for at registration; it comes true when the mailbox is confirmed. */
    newsletterWish: boolean('newsletter_wish').notNull().default(false),
    isActivated: boolean('is_activated').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    activatedAt: timestamp('activated_at', { withTimezone: true }),
  },
  (table) => [
    // Those that staff cannot find by name yet (STAFF-31).
    index('account_activated')
      .on(table.activatedAt, table.userId)
      .where(sql`is_activated`)
      .concurrently(),
    // The newest customers of a site (CUSTOMERS-8).
    index('account_newest')
      .on(table.siteId, table.activatedAt, table.userId)
      .where(sql`is_activated`)
      .concurrently(),
    uniqueIndex('account_mailbox')
      .on(table.siteId, table.emailAddress)
      .where(sql`is_activated`),
    index('account_registration')
      .on(table.siteId, table.emailAddress)
      .where(sql`not is_activated`),
    index('account_waiting')
      .on(table.createdAt)
      .where(sql`not is_activated`),
    oneOf('account_vat_number_valid', 'vat_number_valid', vatAnswers),
  ],
)

const ofAccount = () =>
  uuid('user_id')
    .notNull()
    .references(() => account.userId, { onDelete: 'cascade' })

/** The address book of a customer (ACCOUNTS-17). The bill goes to one of its entries, goods that go elsewhere to another. */
export const accountAddress = pgTable(
  'account_address',
  {
    addressId: uuid('address_id').primaryKey().defaultRandom(),
    userId: ofAccount(),
    label: text().$type<AddressLabel>().notNull(),
    /** The owner's own word for it. */
    name: text(),
    /** Null where it is the name of the account. */
    firstName: text('first_name'),
    lastName: text('last_name'),
    companyName: text('company_name'),
    /** Of the company; judged anew with every order. */
    vatNumber: text('vat_number'),
    phoneNumber: text('phone_number'),
    address: jsonb().$type<AccountAddressRecord>().notNull(),
    /** For the driver. */
    remark: text(),
    isBillingDefault: boolean('is_billing_default').notNull().default(false),
    /** Where goods go that do not go where the bill goes; counts while the account says so. */
    isDeliveryDefault: boolean('is_delivery_default').notNull().default(false),
    /** The order it was kept from (ACCOUNTS-18). */
    keptFromOrderId: integer('kept_from_order_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('account_address_account').on(table.userId, table.createdAt),
    uniqueIndex('account_address_billing')
      .on(table.userId)
      .where(sql`is_billing_default`),
    uniqueIndex('account_address_delivery')
      .on(table.userId)
      .where(sql`is_delivery_default`),
    check('account_address_defaults', sql`not (is_billing_default and is_delivery_default)`),
    oneOf('account_address_label', 'label', addressLabels),
  ],
)

/** A mailed token is random, kept as a hash, for one purpose and one use (ACCOUNTS-2). */
export const accountToken = pgTable(
  'account_token',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: ofAccount(),
    purpose: text().$type<TokenPurpose>().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
    /** The mailbox that is to become the account's: only for a change of address. */
    newEmailAddress: text('new_email_address'),
    /** The mail that carries it: the newest one counts, in whatever order they are written. */
    mailId: bigint('mail_id', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    index('account_token_account').on(table.userId, table.purpose),
    index('account_token_end').on(table.expiresAt),
    oneOf('account_token_purpose', 'purpose', Object.keys(tokenLifeMs)),
  ],
)

/** A session (ACCOUNTS-5). The cookie carries a random id, the database its hash. */
export const accountSession = pgTable(
  'account_session',
  {
    sessionHash: text('session_hash').primaryKey(),
    userId: ofAccount(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** When its owner signed in: what is delicate may ask for that again. */
    authenticatedAt: timestamp('authenticated_at', { withTimezone: true }).notNull(),
    /** The session of the same browser at the host of another language that this one came from; signing out ends both (SITES-24). */
    firstSessionHash: text('first_session_hash'),
    /** The key that takes this session to another language, once and within a minute (SITES-20). */
    handoverHash: text('handover_hash'),
    handoverUntil: timestamp('handover_until', { withTimezone: true }),
  },
  (table) => [
    index('account_session_account').on(table.userId),
    index('account_session_end').on(table.expiresAt),
    uniqueIndex('account_session_handover')
      .on(table.handoverHash)
      .where(sql`handover_hash is not null`)
      .concurrently(),
  ],
)

/** A browser that has signed in before keeps its own count of attempts, so an attack locks no owner out (ACCOUNTS-45). */
export const accountDevice = pgTable(
  'account_device',
  {
    deviceHash: text('device_hash').primaryKey(),
    userId: ofAccount(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('account_device_account').on(table.userId),
    index('account_device_end').on(table.expiresAt),
  ],
)

/** A key of the customer's device (ACCOUNTS-19). Only its public half is here, so nothing of it can be stolen from us. */
export const accountPasskey = pgTable(
  'account_passkey',
  {
    passkeyId: bigint('passkey_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: ofAccount(),
    credentialId: text('credential_id').notNull().unique(),
    publicKey: text('public_key').notNull(),
    counter: bigint({ mode: 'number' }).notNull(),
    transports: jsonb().$type<string[]>().notNull(),
    /** What the customer calls it. */
    name: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  },
  (table) => [index('account_passkey_account').on(table.userId)],
)

/** A solved captcha counts once (ACCOUNTS-46). */
export const usedCaptcha = pgTable(
  'used_captcha',
  {
    solutionHash: text('solution_hash').primaryKey(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('used_captcha_end').on(table.expiresAt)],
)

/** A secret that all processes share, generated by the first that needs it (ACCOUNTS-7). */
export const shopSecret = pgTable('shop_secret', {
  name: text().primaryKey(),
  secret: text().notNull(),
})
