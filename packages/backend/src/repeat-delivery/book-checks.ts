import { furtherChecks } from '../orders/index.ts'

/** What must hold between repeat deliveries, their orders and their mandates (BOOKS-1). */
export const repeatChecks = furtherChecks([
  {
    name: 'a repeat delivery has one order for a day',
    text: `select 'repeat delivery ' || repeat_delivery_id || ' on ' || day || ': ' || count(order_id) breach
      from repeat_delivery_order where order_id is not null group by repeat_delivery_id, day having count(*) > 1`,
  },
  {
    name: 'an order of a repeat delivery costs what was announced, or less',
    text: `select 'order ' || d.order_id || ': ' || o.total_cents || ' after ' || coalesce(d.announced_cents, 0) breach
      from repeat_delivery_order d join order_summary o using (order_id)
      where o.total_cents > coalesce(d.announced_cents, 0)`,
  },
  {
    name: 'a delivery is paid exactly when its order is',
    text: `select 'delivery of order ' || d.order_id || ' is ' || d.state || ', the order ' || o.status breach
      from repeat_delivery_order d join order_summary o using (order_id)
      where (d.state = 'paid') <> (o.paid_at is not null)`,
  },
  {
    name: 'a repeat delivery collects by a mandate that counts',
    text: `select 'repeat delivery ' || r.repeat_delivery_id || ' by ' || r.mandate_id breach
      from repeat_delivery r join mandate m using (mandate_id) where m.is_spent and r.state <> 'ended'`,
  },
  {
    name: 'nothing is collected for an order that has ended',
    text: `select 'order ' || d.order_id || ' is ' || o.status breach
      from repeat_delivery_order d join order_summary o using (order_id)
      left join open_collection p using (order_id)
      where o.status = 'cancelled' and (d.state = 'collecting' or d.retry_on is not null
        or p.created_at > o.ended_at)`,
  },
  {
    name: 'a repeat delivery that has ended takes no day',
    text: `select 'repeat delivery ' || r.repeat_delivery_id || ' on ' || d.planned_on breach
      from repeat_delivery r join repeat_delivery_order d using (repeat_delivery_id)
      where r.state = 'ended' and d.state = 'taken' and d.taken_at < :now::timestamptz - interval '15 minutes'`,
  },
])
