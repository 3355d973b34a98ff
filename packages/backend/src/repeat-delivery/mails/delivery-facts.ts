import type { SiteScope } from '@haverhof/domain/sites'
import type { AppContext } from '../../app-context.ts'
import { calculateDelivery, type CalculatedCartView } from '../../cart/index.ts'
import { imageView } from '../../catalogue/index.ts'
import type { OrderForMail, RepeatContents } from '../../mail/index.ts'
import { type Place, readPlace } from '../store/read-place.ts'
import type { RepeatRow } from '../store/repeat-row.ts'

type Calculated = Awaited<ReturnType<typeof calculateDelivery>>

export type DeliveryFacts = Pick<Calculated, 'deliveryDays' | 'isDeliverable' | 'view'> & {
  contents: Required<RepeatContents>
  /** False when the site has the pickup point or dealer no more (REPEAT-46). */
  isPlaceKnown: boolean
}

/** What letters tell of a delivery, as it would be if it were ordered now (REPEAT-3, REPEAT-8). */
export async function deliveryFacts(
  context: AppContext,
  scope: SiteScope,
  repeat: RepeatRow,
): Promise<DeliveryFacts> {
  const { totalCents, deliveryDays, isDeliverable, view } = await calculateDelivery(
    context,
    { scope, now: context.now() },
    repeat,
  )
  const destination = await readPlace(context.database, repeat)
  const contents = {
    lines: view.products.flatMap((line) => linesOf(line, scope)),
    discounts: view.orderDiscounts.map(({ description, amount }) => ({
      description,
      amountCents: cents(amount),
    })),
    shippingCents: cents(view.shippingCosts),
    totalCents,
    place: await placeFor(context, repeat, destination),
  }
  return { deliveryDays, isDeliverable, isPlaceKnown: destination.address !== null, view, contents }
}

/** A line, and what is given with it. */
function linesOf(
  line: CalculatedCartView['products'][number],
  { languageCode: language }: SiteScope,
): RepeatContents['lines'] {
  const { description, productLabel, quantity, totalAmount, imageUrl, freeProducts } = line
  const gifts = freeProducts.map((free) => ({
    description: free.description,
    productLabel: free.productLabel,
    quantity: free.quantity,
    totalCents: 0,
    imagePath: imageView({ variantId: free.productVariantId, language }, '').src,
  }))
  const bought = { description, productLabel, quantity, totalCents: cents(totalAmount), imagePath: imageUrl }
  return [bought, ...gifts]
}

async function placeFor(
  context: AppContext,
  repeat: RepeatRow,
  { kind, name, address }: Place,
): Promise<OrderForMail['delivery']> {
  const { countries } = await context.priceTerms.read()
  const addressed = address && {
    name,
    companyName: kind === 'home' ? repeat.billing.companyName : null,
    street: address.street,
    streetNumber: address.streetNumber,
    streetNumberAddition: address.streetNumberAddition,
    zipcode: address.zipcode,
    city: address.city,
    regionCode: countries.get(address.countryId)?.regionCode ?? '',
  }
  if (kind === 'parcel-shop' || kind === 'dealer') return { kind, name, address: addressed }
  return addressed ? { kind, address: addressed } : { kind: 'none' }
}

function cents(amount: number): number {
  return Math.round(amount * 100)
}
