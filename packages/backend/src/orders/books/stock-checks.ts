import type { BookCheck } from './book-check.ts'

export const stockChecks: readonly BookCheck[] = [
  {
    name: 'stock is the sum of its movements and never below zero',
    isOfOrders: false,
    text: `select 'pack ' || s.variant_id || ': ' || s.amount || ' is not ' || coalesce(sum(m.change), 0) breach
      from stock s left join stock_movement m using (variant_id)
      group by s.variant_id having s.amount <> coalesce(sum(m.change), 0) or s.amount < 0`,
  },
  {
    name: 'an order holds what it lists',
    isOfOrders: true,
    text: `
      with listed as (
        select order_id, variant_id, sum(quantity) quantity from order_line group by order_id, variant_id)
      select 'order ' || order_id || ', pack ' || variant_id breach
      from listed l full join stock_reservation r using (order_id, variant_id)
      where l.quantity is distinct from r.quantity`,
  },
  {
    name: 'goods are held, claimed or released as their order stands',
    isOfOrders: true,
    text: `select 'order ' || order_id || ' is ' || status || ', pack ' || variant_id || ' is ' || state breach
      from stock_reservation join shop_order using (order_id)
      where state <> case status when 'open' then 'held' when 'cancelled' then 'released' else 'claimed' end`,
  },
  {
    name: 'goods go back within a quarter of an hour when the customer has not paid in time',
    isOfOrders: true,
    text: `select 'order ' || order_id || ' since ' || hold_until breach from shop_order
      where status = 'open' and hold_until < :now::timestamptz - interval '15 minutes'`,
  },
  {
    name: 'what an order holds moved out of stock, and back when it was released',
    isOfOrders: true,
    text: `
      with movements as (
        select order_id, variant_id, sum(change) change from stock_movement
        where reason in ('reserved', 'released', 'called-off') group by order_id, variant_id),
      called_off_pieces as (
        select order_id, variant_id, sum(called_off) off from order_line group by order_id, variant_id)
      select 'order ' || order_id || ', pack ' || variant_id breach
      from stock_reservation r full join movements m using (order_id, variant_id) left join called_off_pieces c using (order_id, variant_id)
      where coalesce(m.change, 0) <> case r.state when 'released' then 0 else coalesce(c.off, 0) - coalesce(r.quantity, 0) end`,
  },
  {
    name: 'stock was never below zero in between',
    isOfOrders: false,
    text: `
      with running as (
        select variant_id, stock_movement_id, sum(change) over (partition by variant_id order by stock_movement_id) amount
        from stock_movement)
      select 'pack ' || variant_id || ': ' || min(amount) breach from running where amount < 0 group by variant_id`,
  },
]
