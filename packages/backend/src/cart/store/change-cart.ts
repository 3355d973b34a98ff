import { type Result, success } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import {
  type CartCall,
  type CartState,
  type CartTouch,
  openCartSql,
  ownCartSql,
  whyNotOpen,
  touchValues,
} from '../cart-call.ts'
import type { NotOpen } from '../refusals.ts'
import { type CartStatement, cartWithVariants, readBy, type ReadCart } from './stored-cart.ts'
import { statement, type Statement } from '../../database/index.ts'

type Changed = { changed: boolean; state: CartState | null }

/** A statement that sets columns of an open cart when a condition holds. */
export function cartChange<Own extends object>(
  name: string,
  assignments: string,
  condition = 'true',
): Statement<CartTouch & Own, Changed> {
  return statement(
    name,
    `
      with own as (
        update cart set version = version + 1, ${assignments}, last_modified = :now, language_id = :languageId
        where ${openCartSql} and ${condition} returning 1)
      select exists (select from own) changed, (select state from cart where ${ownCartSql}) state`,
  )
}

/** One statement: changes the cart, or says why not; false when its condition does not hold. */
export async function changeCart<Own extends object>(
  context: AppContext,
  call: CartCall,
  change: Statement<CartTouch & Own, Changed>,
  own: Own,
): Promise<Result<boolean, NotOpen>> {
  const [row] = await context.database.rows(change, { ...touchValues(context, call), ...own })
  if (row?.changed) return success(true)
  return (await whyNotOpen(context, call, row?.state)) ?? success(false)
}

/**
 * The same in one statement with reading the cart as it is then, which must have lines. For changes that need to know nothing
 * of the cart beforehand.
 */
export function cartChangeWithVariants<Own extends object>(
  name: string,
  assignments: string,
): CartStatement<Own> {
  return cartWithVariants(
    name,
    'changed c',
    `with changed as (
        update cart set version = version + 1, ${assignments}, last_modified = :now, language_id = :languageId
        where ${openCartSql} and line_count > 0 returning *)`,
  )
}

/** Null when there is no such cart that is open and has lines: nothing is changed then. */
export async function changeAndRead<Own extends object>(
  context: AppContext,
  call: CartCall,
  change: CartStatement<Own>,
  own: Own,
): Promise<ReadCart | null> {
  return readBy(context, { ...call, now: context.now() }, change, own)
}
