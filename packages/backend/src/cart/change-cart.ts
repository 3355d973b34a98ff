import type { AppContext } from '../app-context.ts'
import { type CartCall, type CartState, openCartSql, ownCartSql, requireOpen } from './cart-call.ts'

type Changed = { changed: boolean; state: CartState | null }

/** A statement that sets columns of an open cart; its own parameters begin at $5. */
export function cartChange(name: string, assignments: string) {
  return {
    name,
    text: `
      with own as (
        update cart set ${assignments}, last_modified = $3, language_id = $4 where ${openCartSql} returning 1)
      select exists (select from own) changed, (select state from cart where ${ownCartSql}) state`,
  }
}

/** One statement: changes the cart, or says why not. */
export async function changeCart(
  context: AppContext,
  call: CartCall,
  statement: ReturnType<typeof cartChange>,
  values: readonly unknown[],
): Promise<void> {
  const { cartId, scope } = call
  const [row] = await context.database.rows<Changed>(statement, [
    cartId,
    scope.siteId,
    context.now(),
    scope.languageId,
    ...values,
  ])
  // The state is as it was before the statement: a cart that was ordered meanwhile is ordered too.
  if (!row?.changed) await requireOpen(context, call, row?.state === 'open' ? 'ordered' : row?.state)
}
