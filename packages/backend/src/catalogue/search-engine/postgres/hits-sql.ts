/** More words found always beats better places of fewer words. */
const wordBonus = 4000

/**
 * `hit` holds the products of the site that the question finds, with their scores, and `outcome` how: 1 all words as they are
 * typed, 2 all words with slips in them, 3 some of the words (SEARCH-5). Each later way is taken when the one before found
 * nothing.
 */
export const hitsSql = `
  attempt_term as materialized (
    select * from unnest(:attempts::int[], :units::int[], :readings::int[], :parts::int[], :partCounts::int[],
      :factors::int[], :terms::text[], :halved::boolean[])
      as a (attempt, unit, reading, part, part_count, factor, term, halved)
  ),
  ${unitHits(1, 'true')},
  all_words as materialized (
    select product_id, sum(score) score from unit_1 group by product_id having count(*) = :firstUnits::int
  ),
  ${unitHits(2, 'not exists (select from all_words)')},
  guess as materialized (
    select product_id, sum(score) score,
      count(*) = :secondUnits::int and product_id <> all(:guessedUnfit::int[])
        and (:guessedOnly::int[] is null or product_id = any(:guessedOnly::int[])) holds_all
    from unit_2 group by product_id
  ),
  hit as materialized (
    select product_id, score, 1 way from all_words
    union all
    select product_id, score, case when holds_all then 2 else 3 end from guess
    where holds_all or not exists (select from guess where holds_all)
  )`

/** Per word of the question the products that hold it, by the best of its readings. A reading holds when all its parts do. */
function unitHits(attempt: number, condition: string): string {
  return `
  part_${attempt} as (
    select a.unit, a.reading, a.part, a.part_count, a.factor, p.product_id,
      max(case when a.halved then greatest(1, p.weight / 2) else p.weight end) weight
    from attempt_term a
    join search_posting p on p.text_scope = :textScope and p.term = a.term
    where a.attempt = ${attempt} and ${condition}
    group by 1, 2, 3, 4, 5, 6
  ),
  reading_${attempt} as (
    select unit, reading, product_id, round(sum(weight) * factor / part_count::numeric) score from part_${attempt}
    group by unit, reading, product_id, factor, part_count having count(*) = part_count
  ),
  unit_${attempt} as materialized (
    select r.unit, r.product_id, max(r.score) + ${wordBonus} score
    from reading_${attempt} r
    join publication pub on pub.site_id = :siteId and pub.language_id = :languageId and pub.product_id = r.product_id
      and pub.is_published
    where r.product_id <> all(:unfit::int[]) and (:only::int[] is null or r.product_id = any(:only::int[]))
    group by r.unit, r.product_id
  )`
}
