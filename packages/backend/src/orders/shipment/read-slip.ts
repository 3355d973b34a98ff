import type { AppContext } from '../../app-context.ts'
import { statement } from '../../database/index.ts'
import type { MailAttachment } from '../../mail/index.ts'
import { drawSlip, drawSlips, type SlipContent, type StyledSlip } from '../../paper/index.ts'
import { regionCodeSql } from '../store/order-row.ts'
import { type LineToPick, proposePickings } from './propose-picking.ts'
import { addressLines, type Recipient, recipientColumns } from './recipient.ts'

type SlipKind = 'packing-slip' | 'label'

type Slip = { kind: SlipKind; orderId: number; siteIds: readonly number[] }

/**
 * The packing slip or the label of an order: of what is left to send, with the lots that are proposed, and once all
 * is sent of its last shipment (SHIPMENTS-5). Null for an order of another site.
 */
export async function readSlip(
  context: AppContext,
  { kind, orderId, siteIds }: Slip,
): Promise<MailAttachment | null> {
  const [slip] = await readSlipContents(context, { orderIds: [orderId], siteIds })
  if (!slip) return null
  const bytes = await drawSlip(kind, slip.slip, slip.style)
  return { fileName: `${kind}-${orderId}.pdf`, bytes, type: 'application/pdf' }
}

type Slips = { kind: SlipKind; orderIds: readonly number[]; siteIds: readonly number[] }

/**
 * The packing slips or the labels of several orders as one paper, in
 * the order that was asked for; orders of other sites are left out (SHIPMENTS-8).
 */
export async function readSlips(
  context: AppContext,
  { kind, orderIds, siteIds }: Slips,
): Promise<MailAttachment | null> {
  const [first, ...others] = await readSlipContents(context, { orderIds, siteIds })
  if (!first) return null
  const bytes = await drawSlips(kind, first, others)
  return { fileName: `${kind}s.pdf`, bytes, type: 'application/pdf' }
}

/** What the slips say, before they are drawn. */
export async function readSlipContents(
  context: AppContext,
  { orderIds, siteIds }: { orderIds: readonly number[]; siteIds: readonly number[] },
): Promise<StyledSlip[]> {
  const now = context.now()
  const orders = await context.database.rows(read, { orderIds, siteIds })
  const pickings = await proposePickings(context.database, { orderIds, siteIds, now })
  const scopes = await context.sites.scopes()
  const slips = new Map(
    orders.map((order) => {
      const { orderId, siteId, languageId } = order
      const style = scopes.find((each) => each.siteId === siteId && each.languageId === languageId)
      if (!style) throw new Error(`Site ${siteId} has no language ${languageId}`)
      return [orderId, { slip: slipOf(order, pickings.get(orderId)?.lines ?? [], now), style }]
    }),
  )
  return orderIds.flatMap((orderId) => slips.get(orderId) ?? [])
}

function slipOf(order: Row, toPick: readonly LineToPick[], now: Date): SlipContent {
  const unsent = toPick.map(lineToSend)
  const lines = unsent.length > 0 ? unsent : order.sentLines
  const shipmentId = unsent.length > 0 ? null : order.shipmentId
  const at = shipmentId === null ? now : (order.sentAt ?? now)
  const { orderId, regionCode } = order
  const { remark = null, day = null, yard = null } = order.delivery.wishes ?? {}
  const to = { address: addressLines(order), regionCode, remark, day, yard }
  return { orderId, shipmentId, at, ...to, lines }
}

function lineToSend({ lots, proposed, description, productLabel, left }: LineToPick) {
  const picked = proposed.flatMap(({ lotId, quantity }) => {
    const lot = lots.find((each) => each.lotId === lotId)
    return lot ? [{ lotNumber: lot.lotNumber, bestBefore: lot.bestBefore, quantity }] : []
  })
  return { description, productLabel, quantity: left, left: 0, lots: picked }
}

type Row = Recipient & {
  orderId: number
  siteId: number
  languageId: number
  regionCode: string | null
  shipmentId: number | null
  sentAt: Date | null
  sentLines: SlipContent['lines']
}

const read = statement<{ orderIds: readonly number[]; siteIds: readonly number[] }, Row>(
  'shipments-read-slips',
  `
    select o.order_id "orderId", o.site_id "siteId", o.language_id "languageId", ${recipientColumns},
      coalesce(${regionCodeSql('o.shipping_address')}, ${regionCodeSql(`o.billing->'address'`)}) "regionCode",
      s.shipment_id "shipmentId", s.sent_at "sentAt",
      coalesce((select json_agg(json_build_object('description', l.description, 'productLabel', l.product_label,
          'quantity', part.quantity, 'left', 0, 'lots', coalesce((
            select json_agg(json_build_object('lotNumber', lot.lot_number, 'bestBefore', lot.best_before,
              'quantity', picked.quantity) order by lot.lot_id)
            from order_line_lot picked join stock_lot lot using (lot_id)
            where picked.order_id = part.order_id and picked.line_number = part.line_number
              and picked.shipment_id = part.shipment_id), '[]')) order by part.line_number)
        from shipment_line part join order_line l on l.order_id = part.order_id and l.line_number = part.line_number
        where part.order_id = o.order_id and part.shipment_id = s.shipment_id), '[]') "sentLines"
    from shop_order o
    left join lateral (select shipment_id, sent_at from shipment where order_id = o.order_id
      order by shipment_id desc limit 1) s on true
    where o.order_id = any(:orderIds) and o.site_id = any(:siteIds)`,
)
