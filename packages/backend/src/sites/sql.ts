/** The rates of a country as JSON, the newest first, for `taxRatesOn` of the domain: what is kept holds on every day. */
export function taxRatesSql(countryId: string): string {
  return `(
    select coalesce(json_agg(json_build_object('taxClass', r.tax_class, 'validFrom', r.valid_from, 'percent', r.percent)
      order by r.valid_from desc), '[]')
    from tax_rate r where r.country_id = ${countryId})`
}

/** All classes as JSON. */
export const taxClassesSql = `(
  select coalesce(json_agg(json_build_object('taxClass', tax_class, 'supply', supply, 'vatType', vat_type)), '[]') from tax_class)`

/** `low` or `high`, as the API names a class. */
export function vatTypeSql(taxClass: string): string {
  return `(select c.vat_type from tax_class c where c.tax_class = ${taxClass})`
}

/** DELIVERY-7: how much longer a parcel takes to a country, for statements of later contexts; the argument is an SQL expression. */
export function moreDaysSql(countryId: string): string {
  return `(select more_days from country where country_id = ${countryId})`
}

/** The two letters of a country, for statements of later contexts; the argument is an SQL expression. */
export function countryCodeSql(countryId: string): string {
  return `(select region_code from country where country_id = ${countryId})`
}

/** The number of the country with these two letters, for statements of later contexts; the argument is an SQL expression. */
export function countryIdSql(regionCode: string): string {
  return `(select country_id from country where region_code = ${regionCode})`
}

/** The two letters of every country by its number, as JSON: read once for all rows of a list. */
export const countryCodesSql = `(select jsonb_object_agg(country_id, region_code) from country)`

/** Every site in each of its languages, with its host and how to reach its customer service, for statements of later contexts. */
export const siteContactsSql = `(
  select s.site_id, l.language_id, s.platform, l.host, s.customer_service_phone phone, s.customer_service_email email
  from site s join site_language l using (site_id))`
