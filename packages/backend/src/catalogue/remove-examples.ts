import type pg from 'pg'
import { announceChange } from './announce-change.ts'
import { recountAllReviews } from './recount-reviews.ts'

/** True when the shop holds example reviews or questions (LAW-19). */
export async function hasExamples(client: pg.ClientBase | pg.Pool): Promise<boolean> {
  const { rowCount } = await client.query(
    'select from review where is_example union all select from product_question where is_example limit 1',
  )
  return rowCount !== 0
}

/** Takes them away, with the stars they gave (LAW-19). */
export async function removeExamples(client: pg.ClientBase): Promise<void> {
  // Pages of these products are made anew in every process (CATALOGUE-16).
  await client.query(
    `update product set content_version = content_version + 1 where product_id in (
       select product_id from review where is_example union select product_id from product_question where is_example)`,
  )
  await client.query('delete from review where is_example')
  await client.query('delete from product_question where is_example')
  await recountAllReviews(client)
  await announceChange(client, '*')
}
