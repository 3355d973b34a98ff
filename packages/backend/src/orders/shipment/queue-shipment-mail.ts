import { carrierNames, trackingUrl } from '@haverhof/domain/orders'
import type { Transaction } from '../../database/index.ts'
import { queueMail, type ShipmentFacts } from '../../mail/index.ts'
import { picturePath } from '../picture-path.ts'
import type { OrderRow } from '../store/order-row.ts'
import type { Parcels } from './write-shipment.ts'

export type SentLine = { variantId: number; description: string; productLabel: string; quantity: number }

type ShipmentMail = Parcels & {
  order: OrderRow
  shipmentId: number
  lines: readonly SentLine[]
  /** Others went before it. */
  isRest: boolean
  /** Nothing follows. */
  isLast: boolean
  now: Date
}

/**
 * One mail per shipment; the last one, or the only one, is that the order is sent (SHIPMENTS-3). With a cause of its own
 * it is told once more (SHIPMENTS-9).
 */
export async function queueShipmentMail(
  transaction: Transaction,
  sent: ShipmentMail,
  ownCause?: string,
): Promise<void> {
  const { order, shipmentId, isLast, now } = sent
  const { orderId, siteId, languageId, billing } = order
  const facts = { orderId, shipment: factsOf(sent) }
  const kind = isLast ? 'order-sent' : 'order-part-sent'
  const causeKey = ownCause ?? `${kind}:${isLast ? orderId : shipmentId}`
  const mail = { kind, causeKey, siteId, languageId, toAddress: billing.emailAddress, facts } as const
  await queueMail(transaction, mail, now)
}

function factsOf({ order, carrier, parcelNumbers, lines, isRest }: ShipmentMail): ShipmentFacts {
  const { shippingAddress: address, shippingRegionCode: regionCode } = order
  const to = address && regionCode ? { zipcode: address.zipcode, regionCode } : null
  return {
    carrier: carrier && carrierNames[carrier],
    parcels: parcelNumbers.map((number) => ({ number, url: trackingUrl(carrier, number, to) })),
    lines: lines.map(({ description, productLabel, quantity, variantId }) => ({
      description,
      productLabel,
      quantity,
      imagePath: picturePath(variantId, order.languageId),
    })),
    isRest,
  }
}
