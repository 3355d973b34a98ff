import type { Carrier, OrderStatus } from '@haverhof/domain/orders'
import type { VatType } from '@haverhof/domain/sites'
import { type Database, statement } from '../../database/index.ts'
import { shipmentsOfOrderSql } from '../shipment/shipments-sql.ts'
import { leftOfLineSql } from '../stock/unsent-sql.ts'
import { openWithdrawalSql } from '../withdrawal/open-withdrawal.ts'
import { type FullOrder, fullOrderSql } from '../store/read-order.ts'

export type StaffOrderLine = {
  lineNumber: number
  productId: number
  variantId: number
  codes: { article: string; ean: string }
  description: string
  /** Which pack: `3 kg`. */
  productLabel: string
  quantity: number
  /** What it would have cost without discounts of its own. */
  originalCents: number
  totalCents: number
  vatClass: VatType
  vatPercent: number
  vatCents: number
  isFree: boolean
  /** SHIPMENTS-4: pieces that will not be sent. */
  calledOff: number
  /** Pieces that are still to be sent. */
  left: number
}

/** What left the house at once. */
export type StaffShipment = {
  shipmentId: number
  sentAt: string
  sentBy: string
  carrier: Carrier | null
  parcelNumbers: string[]
  lines: {
    lineNumber: number
    quantity: number
    lots: { lotId: number; lotNumber: string; quantity: number }[]
  }[]
}

type Sums = {
  linesCents: number
  orderDiscountCents: number
  shippingCents: number
  paymentCostsCents: number
  totalExclVatCents: number
  vatLowCents: number
  vatHighCents: number
}

export type StaffOrder = FullOrder &
  Sums & {
    /** Two letters; null where nothing is sent, or to a third party's place without an address. */
    shippingRegionCode: string | null
    lines: StaffOrderLine[]
    parcelNumbers: string[]
    shipments: StaffShipment[]
    /** From being placed on. */
    steps: { at: string; status: OrderStatus; reason: string }[]
    /** The withdrawal on which staff have not decided yet (SHIPMENTS-10). */
    openWithdrawalId: number | null
  }

/** STAFF-2: an order of one of these sites, with all that belongs to it; null for every other. */
export async function readStaffOrder(
  { rows }: Pick<Database, 'rows'>,
  order: { orderId: number; siteIds: readonly number[] },
): Promise<StaffOrder | null> {
  const [found] = await rows(read, order)
  return found ?? null
}

const read = statement<{ orderId: number; siteIds: readonly number[] }, StaffOrder>(
  'orders-read-for-staff',
  `${fullOrderSql(`,
    o.lines_cents "linesCents", o.order_discount_cents "orderDiscountCents", o.shipping_cents "shippingCents",
    o.payment_costs_cents "paymentCostsCents", o.total_excl_vat_cents "totalExclVatCents",
    o.vat_low_cents "vatLowCents", o.vat_high_cents "vatHighCents",
    coalesce((select json_agg(json_build_object('lineNumber', l.line_number, 'productId', l.product_id,
        'variantId', l.variant_id, 'codes', (select p.codes from product_pack p where p.variant_id = l.variant_id), 'description', l.description,
        'productLabel', l.product_label, 'quantity', l.quantity, 'originalCents', l.original_cents, 'totalCents', l.total_cents, 'vatClass', l.vat_class, 'vatPercent', l.vat_percent,
        'vatCents', l.vat_cents, 'isFree', l.is_free, 'calledOff', l.called_off, 'left', ${leftOfLineSql('l')}) order by l.line_number)
      from order_line l where l.order_id = o.order_id), '[]') lines,
    coalesce((select json_agg(c.parcel_number order by c.parcel_number) from order_parcel c
      where c.order_id = o.order_id), '[]') "parcelNumbers",
    coalesce((${shipmentsOfOrderSql('o.order_id')}), '[]') shipments,
    coalesce((select json_agg(json_build_object('at', e.at, 'status', e.to_status, 'reason', e.reason) order by e.order_event_id)
      from order_event e where e.order_id = o.order_id), '[]') steps,
    ${openWithdrawalSql('o.order_id')} "openWithdrawalId"`)}
  where o.order_id = :orderId and o.site_id = any(:siteIds)`,
)
