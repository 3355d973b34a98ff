/** REVIEWS-15: what a review says about the horse, without what it leaves open; the argument is a name of the table in the statement. */
export function horseFactsSql(review: string): string {
  const facts = [
    ['horseKind', 'horse_kind'],
    ['ageBand', 'age_band'],
    ['workLoad', 'work_load'],
    ['weightBand', 'weight_band'],
    ['fedFor', 'fed_for'],
  ]
  const pairs = facts.map(([name, column]) => `'${name}', ${review}.${column}`)
  return `json_strip_nulls(json_build_object(${pairs.join(', ')}))`
}
