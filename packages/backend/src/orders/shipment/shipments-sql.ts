/** The shipments of an order with their lines and lots, the first one first, as one JSON; the argument is an SQL expression. */
export function shipmentsOfOrderSql(orderId: string): string {
  return `select json_agg(json_build_object('shipmentId', s.shipment_id, 'sentAt', s.sent_at, 'sentBy', s.sent_by,
      'carrier', s.carrier,
      'parcelNumbers', coalesce((select json_agg(p.parcel_number order by p.parcel_number) from order_parcel p
        where p.order_id = s.order_id and p.shipment_id = s.shipment_id), '[]'),
      'lines', coalesce((select json_agg(json_build_object('lineNumber', part.line_number, 'quantity', part.quantity,
          'lots', coalesce((select json_agg(json_build_object('lotId', lot.lot_id, 'lotNumber', lot.lot_number,
              'quantity', picked.quantity) order by lot.best_before, lot.lot_id)
            from order_line_lot picked join stock_lot lot using (lot_id)
            where picked.order_id = part.order_id and picked.line_number = part.line_number
              and picked.shipment_id = part.shipment_id), '[]')) order by part.line_number)
        from shipment_line part where part.order_id = s.order_id and part.shipment_id = s.shipment_id), '[]'))
    order by s.shipment_id)
    from shipment s where s.order_id = ${orderId}`
}
