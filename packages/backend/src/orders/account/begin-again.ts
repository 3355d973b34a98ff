import { isAnalysisKit } from '@haverhof/domain/catalogue'
import { missing, type Result, success } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { beginAgainCart, calculateStoredCart, type CartCall, readCart } from '../../cart/index.ts'
import { readReplacements } from '../../catalogue/index.ts'
import { fillAsOrdered } from '../../checkout/index.ts'
import type { OrderRefused } from '../refusals.ts'
import { readOwnOrder } from '../store/read-order.ts'
import type { AgainView, ReorderedView } from './schemas.ts'
import { addLines, linesToRepeat } from './reorder.ts'

type Again = Omit<CartCall, 'cartId'> & { customerId: string; orderId: number }
type MissingLine = Omit<ReorderedView['missing'][number], 'reason'> & {
  reason: AgainView['missing'][number]['reason']
}

/**
 * An order that is placed again begins as a cart of its own, with what
 * there is of its goods at today's prices, the address of the book that it
 * went to (else the default, else that of the order) and the method of the last
 * payment (ORDERS-50). It is changed, calculated and ordered like any other. What
 * is not in it is named with its reason and with what can replace it.
 */
export async function beginAgain(context: AppContext, wish: Again): Promise<Result<AgainView, OrderRefused>> {
  const { customerId, orderId, scope, clientIp } = wish
  const { siteId, languageId } = scope
  const order = await readOwnOrder(context.database, { orderId, userId: customerId })
  const lines = await linesToRepeat(context, { userId: customerId, orderId })
  if (!order || !lines) return missing('order')
  const now = context.now()
  const owner = { customerId, siteId, languageId, orderId, clientIp, now }
  const call = { ...wish, cartId: await beginAgainCart(context.database, owner) }
  // What is sent to the laboratory is named anew every time, and that is typed (CHECKOUT-13).
  const kits = lines.filter(({ productType }) => isAnalysisKit(productType))
  const put = await addLines(
    context,
    call,
    lines.filter((line) => !kits.includes(line)),
  )
  if (!put.ok) return put
  const filled = put.value.added.length > 0 ? await fillAsOrdered(context, call, order) : success(null)
  if (!filled.ok) return filled
  const named: MissingLine[] = kits.map((kit) => ({ ...kit, reason: 'needs-sample-names' }))
  const cart = await readCart(context, call)
  const calculated = await calculateStoredCart(context, call)
  if (!cart.ok) return cart
  if (!calculated.ok) return calculated
  return success({
    orderId,
    cart: cart.value,
    calculated: calculated.value,
    missing: await withReplacements(context, call, [...put.value.missing, ...named]),
  })
}

async function withReplacements(
  context: AppContext,
  { scope }: Pick<CartCall, 'scope'>,
  lines: readonly MissingLine[],
): Promise<AgainView['missing']> {
  const wanted = lines.map(({ productVariantId, quantity }) => ({ variantId: productVariantId, quantity }))
  const replacements = await readReplacements(context, scope, wanted)
  return lines.map(({ lineNumber, productVariantId, description, quantity, reason }) => {
    const replacement = replacements.find(({ variantId }) => variantId === productVariantId)
    // A name is all that a kit waits for: nothing else has to take its place.
    const packs = reason === 'needs-sample-names' ? [] : (replacement?.packs ?? [])
    const line = { lineNumber, productVariantId, description, quantity, reason }
    return { ...line, replacements: packs, categoryUrl: replacement?.categoryUrl ?? null }
  })
}
