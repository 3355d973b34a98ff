import { addressFields } from '@haverhof/domain/backoffice'
import { type ShippingFields, shippingProblems, tidyShipping } from '@haverhof/domain/checkout'
import { refusal, type Result, success, wrongFields, type WrongFields } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { writeAudit } from '../../audit/index.ts'
import { statement, type Transaction } from '../../database/index.ts'
import type { DeliveryRecord } from '../records.ts'
import { lockOrder } from '../store/lock-order.ts'
import type { OrderRow } from '../store/order-row.ts'

export type NewAddress = {
  firstName: string
  lastName: string
  zipcode: string
  street: string
  streetNumber: string
  streetNumberAddition: string
  city: string
}

type AddressChange = { orderId: number; address: NewAddress; siteIds?: readonly number[]; by: string }

type Changed = Result<null, 'no-such-order' | 'already-sent' | 'not-to-an-address' | WrongFields>

/**
 * Where the parcel goes, until it has gone (ORDERS-26). The country stays: prices, VAT and what may be sent there follow from it. The
 * bill and its invoice are as they were.
 */
export async function changeAddress(
  { now: clock }: Pick<AppContext, 'now'>,
  transaction: Transaction,
  { orderId, address, siteIds, by }: AddressChange,
): Promise<Changed> {
  const order = await lockOrder(transaction, orderId)
  if (!order || siteIds?.includes(order.siteId) === false) return refusal('no-such-order')
  if (!['open', 'paid', 'processing'].includes(order.status)) return refusal('already-sent')
  const { delivery, shippingAddress, shippingRegionCode } = order
  if ((delivery.kind !== 'home' && delivery.kind !== 'alternative') || !shippingAddress)
    return refusal('not-to-an-address')
  const fields = tidied(order, address)
  const wrong = wrongFields(shippingProblems(fields, shippingRegionCode))
  if (wrong) return wrong
  const { firstName, lastName } = fields
  const { streetNumberAddition, ...addressLines } = fields.address
  const changed = {
    ...shippingAddress,
    ...addressLines,
    streetNumberAddition: streetNumberAddition || null,
    countryId: shippingAddress.countryId,
  }
  const after: Record<string, unknown> = { ...changed, firstName, lastName }
  const record: DeliveryRecord = {
    ...delivery,
    kind: isAtBill(order, after) ? 'home' : 'alternative',
    firstName,
    lastName,
  }
  await transaction.rows(keep, { orderId, delivery: record, shippingAddress: changed })
  const before: Record<string, unknown> = { ...shippingAddress, ...delivery }
  // Of customers' data the names of the fields alone (AUDIT-3).
  const fieldsChanged = addressFields.filter((field) => before[field] !== after[field])
  await writeAudit(transaction, {
    actor: by,
    action: 'order-address-changed',
    subject: `order ${orderId}`,
    details: { fields: fieldsChanged },
    siteIds: [order.siteId],
    now: clock(),
  })
  return success(null)
}

/** What goes to the address of its bill again is as it was, its company on the label among it (SHIPMENTS-5). */
function isAtBill({ billing }: OrderRow, after: Record<string, unknown>): boolean {
  const { firstName, lastName, address } = billing
  const bill: Record<string, unknown> = { ...address, firstName, lastName }
  return addressFields.every((field) => (bill[field] ?? '') === (after[field] ?? ''))
}

function tidied({ shippingAddress, shippingRegionCode }: OrderRow, address: NewAddress): ShippingFields {
  const { firstName, lastName, ...addressFields } = address
  const countryId = shippingAddress?.countryId ?? null
  return tidyShipping({ firstName, lastName, address: { ...addressFields, countryId } }, shippingRegionCode)
}

const keep = statement<{ orderId: number; delivery: object; shippingAddress: object }>(
  'orders-change-address',
  `
    update shop_order set delivery = :delivery, shipping_address = :shippingAddress where order_id = :orderId`,
)
