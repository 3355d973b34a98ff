import type { AppContext } from '../../app-context.ts'
import {
  type CartCall,
  type CartState,
  openCartSql,
  ownCartSql,
  ownerValues,
  requireOpen,
} from '../cart-call.ts'
import { cartWithPacks, readBy, type ReadCart } from './stored-cart.ts'

type Changed = { changed: boolean; state: CartState | null }

/** A statement that sets columns of an open cart when a condition holds; its own parameters begin at $6. */
export function cartChange(name: string, assignments: string, condition = 'true') {
  return {
    name,
    text: `
      with own as (
        update cart set ${assignments}, last_modified = $4, language_id = $5
        where ${openCartSql} and ${condition} returning 1)
      select exists (select from own) changed, (select state from cart where ${ownCartSql}) state`,
  }
}

/** One statement: changes the cart, or says why not; false when its condition does not hold. */
export async function changeCart(
  context: AppContext,
  call: CartCall,
  statement: ReturnType<typeof cartChange>,
  values: readonly unknown[],
): Promise<boolean> {
  const [row] = await context.database.rows<Changed>(statement, [
    ...ownerValues(call),
    context.now(),
    call.scope.languageId,
    ...values,
  ])
  if (!row?.changed) await requireOpen(context, call, row?.state)
  return row?.changed ?? false
}

/**
 * The same in one statement with reading the cart as it is then, which must have lines; its own parameters begin at $7. For
 * changes that need to know nothing of the cart beforehand.
 */
export function cartChangeWithPacks(name: string, assignments: string) {
  const { text } = cartWithPacks(name, 'changed c')
  return {
    name,
    text: `
      with changed as (
        update cart set ${assignments}, last_modified = $4, language_id = $5
        where ${openCartSql} and line_count > 0 returning *, xmin)
      ${text}`,
  }
}

/** Null when there is no such cart that is open and has lines: nothing is changed then. */
export async function changeAndRead(
  context: AppContext,
  call: CartCall,
  statement: ReturnType<typeof cartChangeWithPacks>,
  values: readonly unknown[],
): Promise<ReadCart | null> {
  return readBy(context, { ...call, now: context.now() }, statement, values)
}
