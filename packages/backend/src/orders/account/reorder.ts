import { missing, type Result, success } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { addProducts, type CartCall, type CartRefused, requireCart, whyNotOpen } from '../../cart/index.ts'
import type { ReorderedView } from './schemas.ts'
import { statement } from '../../database/index.ts'

export type Reorder = {
  userId: string
  orderId: number
  /** Null for the whole order. */
  lineNumber: number | null
}

type Line = {
  lineNumber: number
  productVariantId: number
  productType: number
  description: string
  quantity: number
}
type MissingLine = ReorderedView['missing'][number]

/**
 * The lines of an order go into the cart as if they were added one by one, at today's prices (ORDERS-18). Of what there is too
 * little of comes what there is; everything that did not go in is named with its reason.
 */
export async function reorder(
  context: AppContext,
  call: CartCall,
  { lineNumber, ...ofOrder }: Reorder,
): Promise<Result<ReorderedView, CartRefused>> {
  const all = await linesToRepeat(context, ofOrder)
  if (!all) return missing('order')
  const lines = lineNumber === null ? all : all.filter((each) => each.lineNumber === lineNumber)
  if (lineNumber !== null && lines.length === 0) return missing('line')
  const cart = await requireCart(context, call)
  if (!cart.ok) return cart
  const notOpen = await whyNotOpen(context, call, cart.value.state)
  return notOpen ?? addLines(context, call, lines)
}

export async function addLines(
  context: AppContext,
  call: CartCall,
  lines: readonly Line[],
): Promise<Result<ReorderedView, CartRefused>> {
  const answer: ReorderedView = { added: [], missing: [] }
  for (const { productType: _, ...line } of lines) {
    const tried = await addLine(context, call, line)
    if (!tried.ok) return tried
    const outcome = tried.value
    if (outcome.quantity > 0) answer.added.push({ ...line, quantity: outcome.quantity })
    if (outcome.reason) {
      answer.missing.push({ ...line, quantity: line.quantity - outcome.quantity, reason: outcome.reason })
    }
  }
  return success(answer)
}

/** What a customer paid for in an order, without what came for nothing; null when the customer has no such order. */
export async function linesToRepeat(
  context: AppContext,
  { userId, orderId }: Pick<Reorder, 'userId' | 'orderId'>,
): Promise<Line[] | null> {
  const [order] = await context.database.rows(read, { orderId, userId })
  return order?.lines ?? null
}

type Wish = Omit<Line, 'productType'>

type Outcome = { quantity: number; reason: MissingLine['reason'] | null }

async function addLine(
  context: AppContext,
  call: CartCall,
  line: Wish,
): Promise<Result<Outcome, CartRefused>> {
  const added = await tryToAdd(context, call, line)
  if (added.ok) return success({ quantity: line.quantity, reason: null })
  const reason = reasons[added.reason]
  if (!reason) return added
  const available = availableOf(added)
  if (reason === 'too-many-lines' || available < 1 || available >= line.quantity)
    return success({ quantity: 0, reason })
  const again = await tryToAdd(context, call, { ...line, quantity: available })
  if (!again.ok && !reasons[again.reason]) return again
  return success({ quantity: again.ok ? available : 0, reason })
}

function tryToAdd(context: AppContext, call: CartCall, wish: Wish): Promise<Result<null, CartRefused>> {
  return addProducts(context, call, new Map([[wish.productVariantId, wish.quantity]]))
}

/** What a line may be refused for. */
const reasons: Partial<Record<CartRefused['reason'], MissingLine['reason']>> = {
  'not-found': 'not-sold',
  'not-available': 'not-available',
  'not-enough-stock': 'not-enough-stock',
  'quantity-limit': 'quantity-limit',
  'repeat-quantity-limit': 'quantity-limit',
  'too-many-lines': 'too-many-lines',
}

/** How many pieces would fit. */
function availableOf(refused: CartRefused): number {
  if ('available' in refused) return refused.available
  return 'maximum' in refused ? refused.maximum : 0
}

const read = statement<{ orderId: number; userId: string }, { lines: Line[] }>(
  'orders-lines-to-reorder',
  `
    select coalesce((select json_agg(json_build_object('lineNumber', l.line_number, 'productVariantId', l.variant_id,
        'productType', l.product_type, 'description', l.description, 'quantity', l.quantity) order by l.line_number)
      from order_line l where l.order_id = o.order_id and not l.is_free), '[]') lines
    from shop_order o where o.order_id = :orderId and o.account_id = :userId`,
)
