import { sql } from 'drizzle-orm'
import { pgView } from 'drizzle-orm/pg-core'

/** The version of the terms that prices follow; one row (PRICING-15). */
export const termsVersion = pgView('terms_version', {}).as(sql`select version from price_terms`)
