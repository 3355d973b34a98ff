import { sql } from 'drizzle-orm'
import { pgView } from 'drizzle-orm/pg-core'

/** The country of every dealer. */
export const dealerCountry = pgView('dealer_country', {}).as(sql`select dealer_id, country_id from dealer`)
