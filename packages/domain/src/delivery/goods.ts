import { isBulkPack } from '../catalogue/index.ts'
import { type ShippingMethod, shippingMethods } from './delivery.ts'
import type { WorkingDays } from './delivery-dates.ts'

/** What delivery asks of a pack. */
export type Goods = {
  pack: string
  isFeed: boolean
  /** The languages in which its label is complete. */
  labelLanguages: readonly string[]
  deliveryDays: WorkingDays
  weightKg: number
  /** Of one pack, in any order; null where unmeasured. */
  dimensionsCm: readonly number[] | null
  quantity: number
}

/** What a way of delivery takes; null takes anything. */
export type WeightLimits = { mostKg: number | null; mostPieceKg: number | null }

/** What delivery asks of a country. */
export type Destination = {
  /** Working days that a parcel takes longer to there than within the Netherlands. */
  moreDays: WorkingDays
  /** The official languages in one of which a feed label must be there. */
  labelLanguages: readonly string[]
}

/** From order to door within the Netherlands when nothing takes longer. */
const usualDays: WorkingDays = [1, 2]

/** Working days from our store to a door, for the slowest of these packs (DELIVERY-7). */
export function deliveryDaysTo(
  { moreDays }: Pick<Destination, 'moreDays'>,
  goods: readonly Pick<Goods, 'deliveryDays'>[],
): WorkingDays {
  const slowest = (which: 0 | 1) =>
    Math.max(usualDays[which], ...goods.map((pack) => pack.deliveryDays[which])) + moreDays[which]
  return [slowest(0), slowest(1)]
}

/** A lorry brings it, on a day that is agreed with the customer (DELIVERY-8). */
export function isByAppointment(goods: readonly Pick<Goods, 'pack'>[]): boolean {
  return goods.some(({ pack }) => isBulkPack(pack))
}

/** From how many days a customer asks for one of them, in every country: it is agreed and not promised (DELIVERY-12). */
export const appointmentDays = 10

/**
 * What a pickup point takes of one piece, as DPD says of its parcels: the longest side, and that side with the way around the
 * other two (DELIVERY-17). To be confirmed by DPD for every country.
 */
const pickupPointSize = { longestCm: 100, longestAndGirthCm: 250 } as const

/** Whether a pack is small enough to be handed over a counter. An unmeasured pack is judged by its weight alone. */
function fitsPickupPoint({ dimensionsCm }: Pick<Goods, 'dimensionsCm'>): boolean {
  if (dimensionsCm === null) return true
  const [longest = 0, ...others] = dimensionsCm.toSorted((a, b) => b - a)
  const girth = others.reduce((sum, side) => sum + 2 * side, 0)
  return longest <= pickupPointSize.longestCm && longest + girth <= pickupPointSize.longestAndGirthCm
}

type Weighed = Pick<Goods, 'weightKg' | 'quantity'>

export function totalWeightKg(goods: readonly Weighed[]): number {
  return goods.reduce((sum, { weightKg, quantity }) => sum + weightKg * quantity, 0)
}

/**
 * No pickup point takes what comes by lorry (DELIVERY-8). Feed goes only where its label can be read (DELIVERY-9). A way
 * takes as much as its carrier carries (DELIVERY-10).
 */
export function goesBy(
  { shippingMethod, mostKg, mostPieceKg }: WeightLimits & { shippingMethod: ShippingMethod },
  destination: Pick<Destination, 'labelLanguages'>,
  goods: readonly (Weighed & Pick<Goods, 'pack' | 'isFeed' | 'labelLanguages' | 'dimensionsCm'>)[],
): boolean {
  const isPickup = shippingMethod === shippingMethods.dpd
  if (isPickup && (isByAppointment(goods) || !goods.every(fitsPickupPoint))) return false
  if (mostKg !== null && totalWeightKg(goods) > mostKg) return false
  if (mostPieceKg !== null && goods.some(({ weightKg }) => weightKg > mostPieceKg)) return false
  return goods.every((pack) => !pack.isFeed || hasLabelFor(destination, pack))
}

function hasLabelFor(
  destination: Pick<Destination, 'labelLanguages'>,
  { labelLanguages }: Pick<Goods, 'labelLanguages'>,
): boolean {
  const languages = destination.labelLanguages
  // A country that has not been seeded since this is known asks for nothing yet.
  return languages.length === 0 || languages.some((language) => labelLanguages.includes(language))
}
