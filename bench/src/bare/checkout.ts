import type pg from 'pg'
import { checkoutSteps } from './buying-sql.ts'

type Input = { variantId: string; billing: unknown }

/** An order in one transaction, written by hand. */
export async function placeBareOrder(pool: pg.Pool, { variantId, billing }: Input): Promise<string> {
  const client = await pool.connect()
  const ask = async <Row extends pg.QueryResultRow>(
    statement: { name: string; text: string },
    values: unknown[],
  ) => (await client.query<Row>({ ...statement, values })).rows[0]
  try {
    await client.query('begin')
    const buyer = JSON.stringify(billing)
    const cart = await ask<{ cartId: string }>(checkoutSteps.cart, [buyer])
    await ask(checkoutSteps.line, [cart?.cartId, variantId])
    const sold = await ask<{ amountCents: number }>(checkoutSteps.stock, [variantId])
    if (!sold) throw new Error('Sold out')
    const values = [cart?.cartId, buyer, sold.amountCents + 595]
    const order = await ask<{ orderId: number }>(checkoutSteps.order, values)
    await ask(checkoutSteps.orderLine, [order?.orderId, variantId, sold.amountCents])
    await ask(checkoutSteps.payment, [order?.orderId, sold.amountCents + 595])
    await ask(checkoutSteps.freeze, [cart?.cartId])
    await client.query('commit')
    return JSON.stringify({ orderId: order?.orderId, totalAmount: (sold.amountCents + 595) / 100 })
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}
