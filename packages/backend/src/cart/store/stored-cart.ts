import { samplesPerPack } from '@haverhof/domain/catalogue'
import type { AppContext } from '../../app-context.ts'
import {
  type LiveColumns,
  liveVariantOf,
  liveVariantsSql,
  type VariantFacts,
  withVariantTexts,
} from '../../catalogue/index.ts'
import {
  columnsOf,
  type InJson,
  jsonStatement,
  type NoValues,
  type RowOf,
  type Statement,
} from '../../database/index.ts'
import { type CartCall, type CartOwner, ownCartSql, ownerValues } from '../cart-call.ts'
import { contentColumns } from './cart-columns.ts'
import { countryOf, type DeliveryCountry } from './delivery-country.ts'
import type { DeliveryWishesRecord } from '../records.ts'
import type { cart } from '../tables.ts'
import { wishesForPlace } from './destination.ts'
import { type CartExtras, readExtras } from './read-extras.ts'
import { type PricedVariants, pricedVariantsOf, withCurrentTerms } from './priced-variants.ts'

const stateColumns = columnsOf<typeof cart.$inferSelect>()([
  'cartId',
  'version',
  'state',
  'created',
  'lastModified',
])

/** In JSON, where moments are texts. A closed cart is read by no one. */
type OwnRow = RowOf<typeof contentColumns> &
  InJson<RowOf<typeof stateColumns>> & {
    state: 'open' | 'ordered'
    /** The mailbox of the account, when a customer is signed in. */
    accountEmailAddress: string | null
  }

/** A cart with everything about it, for the shop itself: most of it is never sent to a client. */
export type StoredCart = CartExtras &
  Omit<OwnRow, 'deliveryWishes'> & {
    deliveryWishes: DeliveryWishesRecord | null
    lines: readonly StoredLine[]
    /** The country of the bill, with the ways the site delivers there. */
    country: DeliveryCountry | null
  }

export type StoredLine = {
  productId: number
  variantId: number
  productType: number
  /** Samples of one pack; 0 when it is no analysis kit (CART-10). */
  samplesPerPack: number
  quantity: number
  /** By sequence; a name that was not given is null or missing. */
  sampleNames: readonly (string | null)[]
  /** Every so many days; null once (REPEAT-1). */
  repeatDays: number | null
}

/** Whose cart, and as of when. */
export type CartRequest = Omit<CartCall, 'clientIp'> & { now: Date }

/** A cart with the goods in it and the terms they are sold on, all of one moment. */
export type ReadCart = Pick<CartRequest, 'scope' | 'now'> & {
  stored: StoredCart
  pricedVariants: PricedVariants
}

/** A pack of a cart, and how often it is in it. */
export type CartPack = VariantFacts & { quantity: number }

/** The packs of the lines of a cart. */
export function packsOf({ stored, pricedVariants }: Pick<ReadCart, 'stored' | 'pricedVariants'>): CartPack[] {
  return cartPacks(pricedVariants, stored.lines)
}

export function cartPacks(
  { packs }: PricedVariants,
  lines: readonly { variantId: number; quantity: number }[],
): CartPack[] {
  return lines.flatMap(({ variantId, quantity }) => {
    const pack = packs.get(variantId)
    return pack ? { ...pack, quantity } : []
  })
}

type CartRow = OwnRow & {
  /** Of the lines and, without a quantity, of gifts. */
  packs: WantedColumns[]
  termsVersion: number
}

type WantedVariant = VariantFacts & LineRow
type LineRow = {
  quantity: number | null
  sampleNames: string[]
  addedAt: number
  repeatDays: number | null
}
type WantedColumns = [
  LineRow['quantity'],
  LineRow['sampleNames'],
  LineRow['addedAt'],
  LineRow['repeatDays'],
  ...LiveColumns,
]

/** One statement, and one more for what few carts have; null when the caller has no such cart. */
export async function readStoredCart(context: AppContext, question: CartRequest): Promise<ReadCart | null> {
  return readBy(context, question, read, {})
}

/** The same by a statement that changes the cart as well, with parameters of its own. */
export async function readBy<Own extends object>(
  context: AppContext,
  question: CartRequest,
  reading: CartStatement<Own>,
  own: Own,
): Promise<ReadCart | null> {
  const { scope, now } = question
  const owner = ownerValues(question)
  const { row, terms } = await withCurrentTerms(context, { siteId: scope.siteId, now }, async (giftIds) => {
    const values = { ...owner, now, languageId: scope.languageId, giftIds, ...own }
    return (await context.database.rows(reading, values))[0]?.rows[0]
  })
  if (!row) return null
  const { packs: columns, termsVersion: _, ...cart } = row
  const packs = await withVariantTexts(context, columns.map(wantedVariantOf))
  const stored = {
    ...cart,
    ...(await readExtras(context, cart, now)),
    deliveryWishes: wishesForPlace(cart),
    lines: linesOf(packs),
    country: countryOf(terms, scope.siteId, cart.billing?.address.countryId ?? null),
  }
  return { scope, now, stored, pricedVariants: pricedVariantsOf(packs, terms) }
}

function wantedVariantOf([quantity, sampleNames, addedAt, repeatDays, ...live]: WantedColumns) {
  return { ...liveVariantOf(live), quantity, sampleNames, addedAt, repeatDays }
}

/** Lines of packs that this site does not sell any more are missing here: they do not count and are not shown (CART-5). */
function linesOf(packs: readonly WantedVariant[]): StoredLine[] {
  return packs
    .toSorted((a, b) => a.addedAt - b.addedAt || a.variantId - b.variantId)
    .flatMap((pack) => {
      const { productId, variantId, productType, quantity, sampleNames, repeatDays } = pack
      if (quantity === null) return []
      return {
        productId,
        variantId,
        productType,
        samplesPerPack: samplesIn(pack),
        quantity,
        sampleNames,
        repeatDays,
      }
    })
}

/** How many samples a pack holds (CART-10). */
export function samplesIn({ productType, contentAmount, contentUnit }: VariantFacts): number {
  return samplesPerPack(productType, { amount: contentAmount, unit: contentUnit })
}

const packsSql = liveVariantsSql({
  variantIds: 'array(select variant_id from cart_line where cart_id = :cartId) || :giftIds::int[]',
  languageId: ':languageId',
  joined: 'left join cart_line line on line.cart_id = :cartId and line.variant_id = v.variant_id',
  before: 'line.quantity, line.sample_names, extract(epoch from line.added_at), line.repeat_days, ',
})

export type CartStatement<Own extends object> = Statement<
  CartOwner & { now: Date; languageId: number; giftIds: readonly number[] } & Own,
  { rows: CartRow[] }
>

/** A cart `c` with all of it, from where it is found; `before` is a CTE for that. */
export function cartWithVariants<Own extends object>(
  name: string,
  source: string,
  before?: string,
): CartStatement<Own> {
  return jsonStatement(name, `select ${cartColumns} from ${source}`, before)
}

const cartColumns = `
      ${stateColumns.select('c')}, ${contentColumns.select('c')},
      (select a.email_address from account a where a.user_id = coalesce(c.account_id, :customerId)) "accountEmailAddress",
      (${packsSql}) packs, (select version from terms_version) "termsVersion"`

const read = cartWithVariants<NoValues>('cart-with-packs', `cart c where ${ownCartSql}`)
