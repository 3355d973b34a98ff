import type { RunningShop } from '@haverhof/server'
import { runDueWork } from '@haverhof/backend/worker'

type Context = RunningShop['context']

/**
 * So many days pass for one repeat delivery, and the worker does what is due: the clock of the shop stays where it is, for other
 * stories go on beside this one. Collections that are under way have reached the bank by then.
 */
export async function passDays(context: Context, [id = '', days = '0']: string[]): Promise<string> {
  const { pool } = context.database
  const values = [Number(id), Number(days)]
  await pool.query(
    `update repeat_delivery set planned_on = planned_on - $2::int, day = day - $2::int, order_on = order_on - $2::int,
       announce_on = announce_on - $2::int, announced_day = announced_day - $2::int
     where repeat_delivery_id = $1`,
    values,
  )
  await pool.query(
    `update repeat_delivery_order set planned_on = planned_on - $2::int, day = day - $2::int, retry_on = retry_on - $2::int
     where repeat_delivery_id = $1`,
    values,
  )
  await runDueWork(context)
  const collected = `order_id in (select order_id from repeat_delivery_order where repeat_delivery_id = $1)`
  await pool.query(
    `update sandbox_payment set collect_at = collect_at - interval '1 hour'
     where sandbox_payment_id in (select provider_payment_id from payment where ${collected})`,
    values.slice(0, 1),
  )
  await pool.query(
    `update payment set created_at = created_at - interval '1 hour', asked_at = null
     where status in ('created', 'open') and ${collected}`,
    values.slice(0, 1),
  )
  await runDueWork(context)
  return `${days} days`
}

/** A day passes for one cart, and the worker looks for carts that stand still (REMINDERS-2). */
export async function leaveCart({ database }: Context, [cartId = '']: string[]): Promise<string> {
  await database.pool.query(
    `update cart set created = created - interval '25 hours', last_modified = last_modified - interval '25 hours'
     where cart_id = $1`,
    [cartId],
  )
  await database.pool.query(`select graphile_worker.add_job('remind-of-carts')`)
  return ''
}
