import type pg from 'pg'

/** CATALOGUE-15: rating and count are kept beside the product; whoever publishes or removes a review calls this. */
export async function recountReviews(
  client: pg.ClientBase,
  productIds: readonly number[] | null,
): Promise<void> {
  await client.query('delete from review_aggregate where $1::int[] is null or product_id = any($1)', [
    productIds,
  ])
  await client.query(
    `insert into review_aggregate (product_id, average, count, distribution)
     select product_id, round(avg(rating), 2), count(*), array[
       count(*) filter (where rating = 1), count(*) filter (where rating = 2), count(*) filter (where rating = 3),
       count(*) filter (where rating = 4), count(*) filter (where rating = 5)]
     from review
     where published_at is not null and ($1::int[] is null or product_id = any($1))
     group by product_id`,
    [productIds],
  )
}
