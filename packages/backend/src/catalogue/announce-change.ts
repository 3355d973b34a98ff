import type pg from 'pg'
import { namedQuery } from '../database/index.ts'

/** Processes listen here; the payload is a product id, or * for everything. */
export const catalogueChannel = 'catalogue_changed'

/** Above this many products one message for all is cheaper. */
const mostMessages = 50

/** Every write to the catalogue says so in its own transaction, and every process refreshes (CATALOGUE-16). */
export async function announceChange(
  client: pg.ClientBase,
  productIds: readonly number[] | '*',
): Promise<void> {
  const payloads = productIds === '*' || productIds.length > mostMessages ? ['*'] : productIds.map(String)
  await client.query(
    namedQuery(`select pg_notify('${catalogueChannel}', payload) from unnest(:payloads::text[]) as payload`, {
      payloads,
    }),
  )
}
