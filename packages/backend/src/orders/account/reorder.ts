import type { AppContext } from '../../app-context.ts'
import { addProducts, type CartCall, requireCart, requireOpen } from '../../cart/index.ts'
import { notFound, Refusal } from '../../http/index.ts'
import { orderMissing } from '../refusals.ts'
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
type Missing = ReorderedView['missing'][number]

/**
 * ORDERS-18: the lines of an order go into the cart as if they were added one by one, at today's prices. Of what there is too
 * little of comes what there is; everything that did not go in is named with its reason.
 */
export async function reorder(context: AppContext, call: CartCall, wish: Reorder): Promise<ReorderedView> {
  const all = await linesToRepeat(context, wish)
  const lines = wish.lineNumber === null ? all : [lineOf(all, wish.lineNumber)]
  await requireOpen(context, call, (await requireCart(context, call)).state)
  return addLines(context, call, lines)
}

export async function addLines(
  context: AppContext,
  call: CartCall,
  lines: readonly Line[],
): Promise<ReorderedView> {
  const answer: ReorderedView = { added: [], missing: [] }
  for (const { productType: _, ...line } of lines) {
    const outcome = await addLine(context, call, line)
    if (outcome.quantity > 0) answer.added.push({ ...line, quantity: outcome.quantity })
    if (outcome.reason) {
      answer.missing.push({ ...line, quantity: line.quantity - outcome.quantity, reason: outcome.reason })
    }
  }
  return answer
}

/** What a customer paid for in an order, without what came for nothing. */
export async function linesToRepeat(
  context: AppContext,
  { userId, orderId }: Pick<Reorder, 'userId' | 'orderId'>,
): Promise<Line[]> {
  const [found] = await context.database.rows(read, { orderId, userId })
  if (!found) throw orderMissing()
  return found.lines
}

function lineOf(lines: readonly Line[], lineNumber: number): Line {
  const line = lines.find((each) => each.lineNumber === lineNumber)
  if (!line) throw notFound('line')
  return line
}

type Wish = Omit<Line, 'productType'>

type Outcome = { quantity: number; reason: Missing['reason'] | null }

async function addLine(context: AppContext, call: CartCall, line: Wish): Promise<Outcome> {
  const refused = await tryToAdd(context, call, line)
  if (!refused) return { quantity: line.quantity, reason: null }
  const reason = reasonOf(refused)
  const available = refused.problem.available ?? refused.problem.maximum ?? 0
  if (reason === 'too-many-lines' || available < 1 || available >= line.quantity)
    return { quantity: 0, reason }
  const again = await tryToAdd(context, call, { ...line, quantity: available })
  return { quantity: again ? 0 : available, reason }
}

/** Why nothing was added; null when it was. */
async function tryToAdd(context: AppContext, call: CartCall, wish: Wish): Promise<Refusal | null> {
  try {
    await addProducts(context, call, new Map([[wish.productVariantId, wish.quantity]]))
    return null
  } catch (error) {
    if (error instanceof Refusal && error.problem.code in reasons) return error
    throw error
  }
}

/** What a line may be refused for, by the code of the refusal. */
const reasons: Record<string, Missing['reason']> = {
  'not-found': 'not-sold',
  'not-available': 'not-available',
  'not-enough-stock': 'not-enough-stock',
  'quantity-limit': 'quantity-limit',
  'too-many-lines': 'too-many-lines',
}

function reasonOf({ problem }: Refusal): Missing['reason'] {
  return reasons[problem.code] ?? 'not-available'
}

const read = statement<{ orderId: number; userId: string }, { lines: Line[] }>(
  'orders-lines-to-reorder',
  `
    select coalesce((select json_agg(json_build_object('lineNumber', l.line_number, 'productVariantId', l.variant_id,
        'productType', l.product_type, 'description', l.description, 'quantity', l.quantity) order by l.line_number)
      from order_line l where l.order_id = o.order_id and not l.is_free), '[]') lines
    from shop_order o where o.order_id = :orderId and o.account_id = :userId`,
)
