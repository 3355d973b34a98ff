import {
  type AddressRecord,
  type CartDelivery,
  type Collecting,
  readCollectedPlace,
} from '../../cart/index.ts'
import type { Database } from '../../database/index.ts'

/** Where a repeat delivery goes. */
export type Place = {
  kind: 'home' | 'alternative' | 'parcel-shop' | 'dealer'
  /** Of who receives it, or of the place where it is collected; empty for one that the site has no more. */
  name: string
  /** Null only for a place that the site has no more. */
  address: AddressRecord | null
}

type Reader = Pick<Database, 'rows'>

/** As the first order had it; one statement for a place where it is collected, none for a door (REPEAT-3). */
export async function readPlace(
  reader: Reader,
  delivery: CartDelivery & Pick<Collecting, 'siteId'>,
): Promise<Place> {
  const { billing, shipping } = delivery
  const collected = await readCollectedPlace(reader, delivery)
  if (collected) return { kind: collected.kind, ...(collected.at ?? { name: '', address: null }) }
  const elsewhere = delivery.alternativeShippingAddress ? shipping.address : null
  const { firstName, lastName } = elsewhere ? named(delivery) : billing
  const kind = elsewhere ? 'alternative' : 'home'
  return { kind, name: `${firstName} ${lastName}`, address: elsewhere ?? billing.address }
}

/** False for a pickup point or a dealer that the site has no more; a door is always there (REPEAT-46). */
export async function isPlaceKnown(reader: Reader, goes: Collecting): Promise<boolean> {
  const collected = await readCollectedPlace(reader, goes)
  return collected === null || collected.at !== null
}

function named({ billing, shipping }: CartDelivery): { firstName: string; lastName: string } {
  const { firstName, lastName } = shipping
  return { firstName: firstName ?? billing.firstName, lastName: lastName ?? billing.lastName }
}
