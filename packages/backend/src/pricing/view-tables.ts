import { sql } from 'drizzle-orm'
import { pgView } from 'drizzle-orm/pg-core'

/** PRICING-15: the version of the terms that prices follow; one row. */
export const termsVersion = pgView('terms_version', {}).as(sql`select version from price_terms`)
