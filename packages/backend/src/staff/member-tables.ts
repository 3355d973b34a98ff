import type { Grant, Role } from '@haverhof/domain/backoffice'
import { sql } from 'drizzle-orm'
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { oneOf } from '../database/one-of.ts'
import {
  challengePurposes,
  type ChallengePurpose,
  type FactorKind,
  factorKinds,
  type SignInWay,
  signInWays,
  type StaffLanguage,
  staffLanguages,
} from './member-words.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** A person who works here (STAFF-11). Customers and staff share no table, cookie or call. */
export const staffMember = pgTable(
  'staff_member',
  {
    memberId: integer('member_id').primaryKey().generatedAlwaysAsIdentity(),
    /** Folded. */
    emailAddress: text('email_address').notNull().unique(),
    name: text().notNull(),
    language: text().$type<StaffLanguage>().notNull(),
    createdAt: moment('created_at').notNull(),
    suspendedAt: moment('suspended_at'),
    lastSeenAt: moment('last_seen_at'),
  },
  () => [oneOf('staff_member_language', 'language', staffLanguages)],
)

const ofMember = () =>
  integer('member_id')
    .notNull()
    .references(() => staffMember.memberId)

/** What a member may do, where and in which languages (STAFF-10). */
export const staffGrant = pgTable(
  'staff_grant',
  {
    grantId: integer('grant_id').primaryKey().generatedAlwaysAsIdentity(),
    memberId: ofMember(),
    role: text().$type<Role>().notNull(),
    /** Null: all sites, also those to come. */
    siteIds: integer('site_ids').array(),
    languageIds: smallint('language_ids').array(),
  },
  (table) => [index('staff_grant_member').on(table.memberId)],
)

/** The public half of a passkey (STAFF-12). */
export const staffPasskey = pgTable(
  'staff_passkey',
  {
    passkeyId: integer('passkey_id').primaryKey().generatedAlwaysAsIdentity(),
    memberId: ofMember(),
    credentialId: text('credential_id').notNull().unique(),
    publicKey: text('public_key').notNull(),
    /** What the authenticator counted last; one that counts backwards is a copy. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    name: text().notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('staff_passkey_member').on(table.memberId)],
)

/** A password, as a hash, and the secret of time codes; neither opens anything without the other (STAFF-13). */
export const staffFactor = pgTable(
  'staff_factor',
  {
    memberId: ofMember(),
    kind: text().$type<FactorKind>().notNull(),
    secret: text().notNull(),
    createdAt: moment('created_at').notNull(),
    /** The step of the last time code: none counts twice. */
    lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.kind] }),
    oneOf('staff_factor_kind', 'kind', factorKinds),
  ],
)

/** Whom an account at the identity provider of the company belongs to, by what never changes of it (STAFF-51). */
export const staffIdentity = pgTable(
  'staff_identity',
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    memberId: ofMember(),
    linkedAt: moment('linked_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    // A mailbox that the provider reassigned opens nothing.
    uniqueIndex('staff_identity_member').on(table.memberId, table.issuer),
  ],
)

/** A way in for who lost everything else, once each (STAFF-14). */
export const staffRecoveryCode = pgTable(
  'staff_recovery_code',
  { codeHash: text('code_hash').primaryKey(), memberId: ofMember(), usedAt: moment('used_at') },
  (table) => [index('staff_recovery_code_member').on(table.memberId)],
)

/** A session (STAFF-15). The cookie carries a random id, the database its hash. */
export const staffSession = pgTable(
  'staff_session',
  {
    sessionHash: text('session_hash').primaryKey(),
    sessionId: integer('session_id').notNull().unique().generatedAlwaysAsIdentity(),
    memberId: ofMember(),
    way: text().$type<SignInWay>().notNull(),
    browser: text().notNull(),
    createdAt: moment('created_at').notNull(),
    /** True to the minute. */
    lastSeenAt: moment('last_seen_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** When the member proved last who it is. */
    steppedUpAt: moment('stepped_up_at'),
    /** Time codes that did not prove it, since the last one that did (STAFF-44). */
    wrongCodes: smallint('wrong_codes').notNull().default(0),
  },
  (table) => [
    index('staff_session_member').on(table.memberId),
    index('staff_session_end').on(table.endsAt),
    oneOf('staff_session_way', 'way', signInWays),
  ],
)

/**
 * Set-ups of time codes and sign-ins at the identity provider that wait for their answer: five minutes, once (STAFF-19,
 * STAFF-20).
 */
export const staffChallenge = pgTable(
  'staff_challenge',
  {
    challengeHash: text('challenge_hash').primaryKey(),
    purpose: text().$type<ChallengePurpose>().notNull(),
    /** Whose it is: `staff:12`, `invitation:3`; null before sign-in. */
    subject: text(),
    facts: jsonb().$type<Record<string, string>>().notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('staff_challenge_end').on(table.expiresAt),
    oneOf('staff_challenge_purpose', 'purpose', challengePurposes),
  ],
)

/** Role and sites are part of it (STAFF-16). `memberId`: a member who gets a new way in. */
export const staffInvitation = pgTable(
  'staff_invitation',
  {
    invitationId: integer('invitation_id').primaryKey().generatedAlwaysAsIdentity(),
    /** Null until the worker has written the mail that carries the token. */
    tokenHash: text('token_hash').unique(),
    emailAddress: text('email_address').notNull(),
    name: text().notNull(),
    language: text().$type<StaffLanguage>().notNull(),
    grants: jsonb().$type<Grant[]>().notNull(),
    memberId: integer('member_id').references(() => staffMember.memberId),
    invitedBy: text('invited_by').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    index('staff_invitation_end').on(table.expiresAt),
    // One that is open: another one for the same mailbox takes its place.
    uniqueIndex('staff_invitation_open')
      .on(table.emailAddress)
      .where(sql`used_at is null and revoked_at is null`),
    oneOf('staff_invitation_language', 'language', staffLanguages),
  ],
)
