import pg from 'pg'
import type { AppContext } from '../app-context.ts'
import { identityProvider, oidcSettings } from '../staff/index.ts'
import { nameCollations } from '../catalogue/index.ts'
import { misspeltSettings } from '../config/index.ts'
import { missingSettings } from '../database/index.ts'
import { hasAddressesOf } from '../delivery/index.ts'
import { findCountry } from '../sites/index.ts'

/** What keeps a real shop from selling (`stops`), or will hurt it. One line each. */
export type Finding = { line: string; stops: boolean }

type Source = Record<string, string | undefined>

const stops = (line: string): Finding => ({ line, stops: true })
const hurts = (line: string): Finding => ({ line, stops: false })

/**
 * What a look at settings and sites tells (DOCTOR-1). No provider of payments, parcels or VAT is asked: one that is away is
 * no reason not to start. The identity provider is, because what is wrong with its settings shows nowhere else before a
 * member tries to sign in.
 */
export async function examineShop(context: AppContext, source: Source): Promise<Finding[]> {
  const { env } = context
  return [
    ...misspeltSettings(source).map(({ given, meant }) =>
      stops(`${given}: there is no such setting; ${meant} is`),
    ),
    ...(await examinePayments(context)),
    ...(env.SMTP_URL ? [] : [stops('SMTP_URL: is not set, so no mail leaves the shop')]),
    ...(env.DATABASE_URL
      ? []
      : [stops('DATABASE_URL: is not set; the built-in PostgreSQL is for trying the shop')]),
    ...(await examineDatabase(context)),
    ...(await examineReplica(context)),
    ...(await examineSearch(context)),
    ...(await examineIdentityProvider(context)),
    ...(await examineAddresses(context)),
    ...(env.CLIENT_IP_HEADER
      ? []
      : [
          hurts(
            'CLIENT_IP_HEADER: is not set, so all customers behind a proxy are one caller and share its limits',
          ),
        ]),
    ...(env.VAT_REGISTER_URL
      ? []
      : [hurts('VAT_REGISTER_URL: is not set, so VAT is charged to companies abroad too')]),
    ...(env.IMPERSONATION === 'on' ? [hurts('IMPERSONATION: staff may open carts of customers')] : []),
  ]
}

/** A replica that is away costs speed; one of another database would show what is not for sale (DATABASE-4). */
async function examineReplica({ env, database: { pool } }: AppContext): Promise<Finding[]> {
  if (!env.DATABASE_READ_URL) return []
  const limits = { connectionTimeoutMillis: 5000, query_timeout: 5000 }
  const replica = new pg.Client({ connectionString: env.DATABASE_READ_URL, ...limits })
  replica.on('error', () => undefined)
  try {
    await replica.connect()
    const [ours, theirs] = await Promise.all([clusterOf(pool), clusterOf(replica)])
    return ours === theirs ? [] : [stops('DATABASE_READ_URL: is no replica of DATABASE_URL')]
  } catch {
    return [hurts('DATABASE_READ_URL: does not answer, so everything is read from DATABASE_URL')]
  } finally {
    await replica.end().catch(() => undefined)
  }
}

/** A cluster and its replicas share one number, and the database has its name. */
async function clusterOf(client: Pick<pg.Client, 'query'>): Promise<string | undefined> {
  const { rows } = await client.query<{ cluster: string }>(
    `select system_identifier || ' ' || current_database() cluster from pg_control_system()`,
  )
  return rows[0]?.cluster
}

/** Behind a pooler the limits of a statement are those of the role (DATABASE-7). */
async function examineDatabase({ database: { isPooler, pool } }: AppContext): Promise<Finding[]> {
  const missing = isPooler ? await missingSettings(pool) : []
  if (missing.length === 0) return []
  return [
    hurts(
      `DATABASE_URL: connections of the pooler lack ${missing.join(', ')}: run \`npm run migrate\` and let the pooler connect anew`,
    ),
  ]
}

/** Customers buy without it, so nothing of it stops the shop (STAFF-20). */
async function examineIdentityProvider(context: AppContext): Promise<Finding[]> {
  const { env } = context
  if (!env.OIDC_ISSUER) return []
  if (!oidcSettings(env))
    return [hurts('OIDC_ISSUER: BACKOFFICE_HOST is not set, so there is no page to sign in at')]
  try {
    await identityProvider(context)
    return []
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return [hurts(`OIDC_ISSUER: no member of staff can sign in through ${env.OIDC_ISSUER} (${reason})`)]
  }
}

/** Addresses of the Netherlands begin with postcode and number, which are to fill in the rest (DELIVERY-15). */
async function examineAddresses(context: AppContext): Promise<Finding[]> {
  const country = await findCountry(context, 'NL')
  if (!country || (await hasAddressesOf(context.database, country.countryId))) return []
  return [
    hurts(
      'Addresses: no register of the Netherlands was imported, so customers type street and place: docs/operations/addresses.md',
    ),
  ]
}

/** The engine in PostgreSQL sorts names by the collations of ICU, which a server may have been built without. */
async function examineSearch({ env, database }: AppContext): Promise<Finding[]> {
  if (env.SEARCH_ENGINE !== 'postgres') return []
  const wanted = nameCollations()
  const { rows } = await database.pool.query<{ name: string }>('select collname "name" from pg_collation')
  const missing = wanted.filter((name) => !rows.some((row) => row.name === name))
  if (missing.length === 0) return []
  return [
    stops(`SEARCH_ENGINE: postgres needs the collations ${missing.join(', ')}, which this server lacks`),
  ]
}

async function examinePayments(context: AppContext): Promise<Finding[]> {
  const { env, sites, sitePayments } = context
  const siteIds = [...new Set((await sites.scopes()).map(({ siteId }) => siteId))]
  const all = await Promise.all(
    siteIds.map(async (siteId) => ({ siteId, ...(await sitePayments.of(siteId)) })),
  )
  const unpaid = all.filter(({ isClosed }) => isClosed).map(({ siteId }) => siteId)
  const usesMollie = all.some(({ provider }) => provider === 'mollie')
  const plays = all.filter(({ provider, methods }) => provider === 'sandbox' && methods.length > 0)
  return [
    ...(unpaid.length > 0
      ? [
          stops(
            `Sites ${unpaid.join(', ')} can take no payment: name a provider in data/sites.yaml and run \`npm run seed\``,
          ),
        ]
      : []),
    ...(usesMollie && !env.MOLLIE_API_KEY
      ? [stops('MOLLIE_API_KEY: is not set, and sites take payments with it')]
      : []),
    ...(usesMollie && env.MOLLIE_API_KEY?.startsWith('test_')
      ? [hurts('MOLLIE_API_KEY: is a key for tests: customers pay nothing')]
      : []),
    ...(plays.length > 0
      ? [hurts(`SANDBOX_PAYMENTS: sites ${plays.map(({ siteId }) => siteId).join(', ')} sell for play money`)]
      : []),
  ]
}
