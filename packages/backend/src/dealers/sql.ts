/** The country of a dealer, for statements of later contexts; the argument is an SQL expression. */
export function dealerCountrySql(dealerId: string): string {
  return `(select country_id from dealer where dealer_id = ${dealerId})`
}
