/** The rates of a country as JSON, the newest first, for `vatRatesOn` of the domain: what is kept holds on every day. */
export function vatRatesSql(countryId: string): string {
  return `(
    select coalesce(json_agg(json_build_object('vatClass', r.vat_class, 'validFrom', r.valid_from, 'percent', r.percent)
      order by r.valid_from desc), '[]')
    from vat_rate r where r.country_id = ${countryId})`
}

/** DELIVERY-7: how much longer a parcel takes to a country, for statements of later contexts; the argument is an SQL expression. */
export function moreDaysSql(countryId: string): string {
  return `(select more_days from country where country_id = ${countryId})`
}

/** The two letters of a country, for statements of later contexts; the argument is an SQL expression. */
export function countryCodeSql(countryId: string): string {
  return `(select region_code from country where country_id = ${countryId})`
}
