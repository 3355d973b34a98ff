import { leftOfLineSql, unsentSql } from '../stock/unsent-sql.ts'
import type { BookCheck } from './book-check.ts'

export const goodsChecks: readonly BookCheck[] = [
  {
    name: 'a lot holds the sum of its movements and never less than nothing',
    isOfOrders: false,
    text: `select 'lot ' || l.lot_id || ': ' || l.amount || ' is not ' || coalesce(sum(m.change), 0) breach
      from stock_lot l left join lot_movement m using (lot_id)
      group by l.lot_id having l.amount <> coalesce(sum(m.change), 0) or l.amount < 0`,
  },
  {
    name: 'the lots of a pack hold no more than is in the house',
    isOfOrders: false,
    text: `
      with lots as (
        select variant_id, sum(amount) in_lots, sum(withheld) withheld from stock_lot group by variant_id),
      unsent as (
        select variant_id, sum(quantity) quantity from (${unsentSql('taken.variant_id in (select variant_id from lots)')}) piece
        group by variant_id)
      select 'pack ' || variant_id || ': ' || in_lots || ' in lots, ' || s.amount || ' free, ' ||
        coalesce(quantity, 0) || ' of orders, ' || withheld || ' withheld' breach
      from lots join stock s using (variant_id) left join unsent using (variant_id)
      where in_lots > s.amount + coalesce(quantity, 0) + withheld`,
  },
  {
    name: 'a blocked lot is free to sell no longer, as far as there is anything',
    isOfOrders: false,
    text: `select 'lot ' || l.lot_id || ': ' || l.withheld || ' of ' || l.amount || ' withheld, ' || s.amount || ' free' breach
      from stock_lot l join stock s using (variant_id)
      where (l.state = 'blocked' and l.withheld < l.amount and s.amount > 0) or (l.state = 'free' and l.withheld > 0)`,
  },
  {
    name: 'what blocked lots withhold moved out of stock',
    isOfOrders: false,
    text: `
      with movements as (select variant_id, -sum(change) pieces from blocked_movement group by variant_id),
      withheld as (select variant_id, sum(withheld) pieces from stock_lot group by variant_id)
      select 'pack ' || variant_id || ': ' || coalesce(w.pieces, 0) || ' withheld, ' || coalesce(m.pieces, 0) || ' moved' breach
      from withheld w full join movements m using (variant_id) where coalesce(w.pieces, 0) <> coalesce(m.pieces, 0)`,
  },
  {
    name: 'no more pieces are sent or called off than were ordered',
    isOfOrders: true,
    text: `select 'order ' || l.order_id || ', line ' || l.line_number || ': ' || ${leftOfLineSql('l')} || ' left' breach
      from order_line l where ${leftOfLineSql('l')} < 0 or l.called_off < 0`,
  },
  {
    name: 'an order is sent when its last piece is, and processing while some are',
    isOfOrders: true,
    text: `
      with line as (
        select l.order_id, sum(${leftOfLineSql('l')}) unsent from order_line l group by l.order_id)
      select 'order ' || o.order_id || ' is ' || o.status || ', ' || line.unsent || ' unsent' breach
      from shop_order o join line using (order_id)
      where exists (select from shipment s where s.order_id = o.order_id)
        and o.status <> all(case when line.unsent > 0 then array['processing'] else array['sent', 'closed'] end)`,
  },
  {
    name: 'every shipment has pieces and was told in one mail',
    isOfOrders: true,
    text: `
      with shipments as (
        select s.order_id, s.shipment_id, exists (
            select from shipment_line l where l.order_id = s.order_id and l.shipment_id = s.shipment_id) has_lines
        from shipment s)
      select 'order ' || t.order_id || ', shipment ' || min(t.shipment_id) breach from shipments t
      group by t.order_id
      having not bool_and(t.has_lines) or count(*) <> (
        select count(*) from outbox_mail m join (
          select 'order-sent:' || t.order_id cause_key
          union all select 'order-part-sent:' || s.shipment_id from shipment s where s.order_id = t.order_id) due
        using (cause_key))`,
  },
  {
    name: 'what was sent of a lot is known by order and moved out of it',
    isOfOrders: false,
    text: `
      with sent as (select lot_id, order_id, sum(quantity) quantity from order_line_lot group by lot_id, order_id),
      movements as (
        select lot_id, order_id, -sum(change) quantity from lot_movement where reason = 'sent' group by lot_id, order_id)
      select 'lot ' || lot_id || ', order ' || order_id breach
      from sent full join movements using (lot_id, order_id) where sent.quantity is distinct from movements.quantity`,
  },
  {
    name: 'the lots of a line are as many pieces as its shipment, where its pack had lots',
    isOfOrders: true,
    text: `
      with line_lots as (
        select order_id, line_number, shipment_id, sum(quantity) quantity from order_line_lot
        group by order_id, line_number, shipment_id)
      select 'order ' || order_id || ', line ' || line_number || ', shipment ' || shipment_id breach
      from line_lots left join shipment_line l using (order_id, line_number, shipment_id)
      where line_lots.quantity is distinct from l.quantity`,
  },
]
