import { sql } from 'drizzle-orm'
import { pgView } from 'drizzle-orm/pg-core'

/**
 * A country: its two letters, how much longer a parcel takes there (DELIVERY-7), the languages of labels, and its rates for `taxRatesOn` of
 * the domain, the newest first.
 */
export const countryTerms = pgView('country_terms', {}).as(sql`
  select c.country_id, c.region_code, c.more_days, c.label_languages, (
    select coalesce(json_agg(json_build_object('taxClass', r.tax_class, 'validFrom', r.valid_from, 'percent', r.percent)
      order by r.valid_from desc), '[]')
    from tax_rate r where r.country_id = c.country_id) tax_rates
  from country c`)

/** Classes of goods by their rate; the API names a class by its `vat_type`, `low` or `high`. */
export const vatClass = pgView('vat_class', {}).as(sql`
  select tax_class, supply, vat_type from tax_class`)

/** Every site in each of its languages, with its host and how to reach its customer service. */
export const siteContact = pgView('site_contact', {}).as(sql`
  select s.site_id, l.language_id, s.platform, l.host, s.customer_service_phone phone, s.customer_service_email email
  from site s join site_language l using (site_id)`)

/** The languages of the shop. */
export const shopLanguage = pgView('shop_language', {}).as(sql`select language_id from language`)
