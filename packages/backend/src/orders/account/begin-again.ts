import { isAnalysisKit } from '@haverhof/domain/catalogue'
import type { AppContext } from '../../app-context.ts'
import { beginAgainCart, calculateStoredCart, type CartCall, readCart } from '../../cart/index.ts'
import { readReplacements } from '../../catalogue/index.ts'
import { fillAsOrdered } from '../../checkout/index.ts'
import { requireOwnOrder } from '../store/read-order.ts'
import type { AgainView, ReorderedView } from './schemas.ts'
import { addLines, linesToRepeat } from './reorder.ts'

type Again = Omit<CartCall, 'cartId'> & { customerId: string; orderId: number }
type Missing = Omit<ReorderedView['missing'][number], 'reason'> & {
  reason: AgainView['missing'][number]['reason']
}

/**
 * ORDERS-50: an order that is placed again begins as a cart of its own, with what there is of its goods at today's prices, the address of the book that it
 * went to (else the default, else that of the order) and the method of the last payment. It is changed, calculated and ordered like any other. What
 * is not in it is named with its reason and with what can replace it.
 */
export async function beginAgain(context: AppContext, wish: Again): Promise<AgainView> {
  const { customerId, orderId, scope, clientIp } = wish
  const { siteId, languageId } = scope
  const order = await requireOwnOrder(context.database, { orderId, userId: customerId })
  const lines = await linesToRepeat(context, { userId: customerId, orderId })
  const now = context.now()
  const owner = { customerId, siteId, languageId, orderId, clientIp, now }
  const call = { ...wish, cartId: await beginAgainCart(context.database, owner) }
  // CHECKOUT-13: what is sent to the laboratory is named anew every time, and that is typed.
  const kits = lines.filter(({ productType }) => isAnalysisKit(productType))
  const { added, missing } = await addLines(
    context,
    call,
    lines.filter((line) => !kits.includes(line)),
  )
  if (added.length > 0) await fillAsOrdered(context, call, order)
  const named: Missing[] = kits.map((kit) => ({ ...kit, reason: 'needs-sample-names' }))
  return {
    orderId,
    cart: await readCart(context, call),
    calculated: await calculateStoredCart(context, call),
    missing: await withReplacements(context, call, [...missing, ...named]),
  }
}

async function withReplacements(
  context: AppContext,
  { scope }: Pick<CartCall, 'scope'>,
  missing: readonly Missing[],
): Promise<AgainView['missing']> {
  const wanted = missing.map(({ productVariantId, quantity }) => ({ variantId: productVariantId, quantity }))
  const found = await readReplacements(context, scope, wanted)
  return missing.map(({ lineNumber, productVariantId, description, quantity, reason }) => {
    const known = found.find(({ variantId }) => variantId === productVariantId)
    // A name is all that a kit waits for: nothing else has to take its place.
    const packs = reason === 'needs-sample-names' ? [] : (known?.packs ?? [])
    const line = { lineNumber, productVariantId, description, quantity, reason }
    return { ...line, replacements: packs, categoryUrl: known?.categoryUrl ?? null }
  })
}
