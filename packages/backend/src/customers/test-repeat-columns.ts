import type { TableClass } from './test-account-columns.ts'

const ofRepeat = 'repeat_delivery_id in (select repeat_delivery_id from repeat_delivery where user_id = $1)'

export const repeatTables: Record<string, TableClass> = {
  repeat_delivery: {
    own: 'user_id = $1',
    taken: `repeat_delivery_id state pause_reason days weeks day billing shipping alternative_shipping_address dealer_id parcel_shop_id
      parcel_shop_zipcode_or_city driver_remark language_id payment_method_id begun_at ended_at`,
    plain: `user_id site_id version planned_on order_on announce_on announced_day announced_cents last_cents shortages mandate_id
      first_order_id delivery_days announced_without is_told`,
  },
  repeat_delivery_line: { own: ofRepeat, taken: 'variant_id quantity', plain: 'repeat_delivery_id' },
  repeat_delivery_order: {
    own: ofRepeat,
    taken: 'day state order_id',
    secret: ['cart_id', 'opens the cart'],
    plain: 'repeat_delivery_id planned_on announced_cents failures retry_on taken_at',
  },
  repeat_delivery_event: {
    own: ofRepeat,
    taken: 'at event is_by_customer day order_id',
    plain: 'repeat_delivery_event_id repeat_delivery_id request_key',
  },
  payment_mandate: {
    own: 'mandate_id in (select mandate_id from repeat_delivery where user_id = $1)',
    taken: 'label',
    secret: ['provider_customer_id provider_mandate_id', 'opens the mandate at its provider'],
    plain: 'mandate_id provider payment_method_id created_at unneeded_at revoked_at',
  },
}
