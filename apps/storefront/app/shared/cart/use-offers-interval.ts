import { useShop } from '../shop/shop'
import type { CartLine } from './cart-state'

type Line = Pick<CartLine, 'mayRepeat' | 'repeatDays'>

/** Whether an interval can be chosen for a line; what was chosen while that was offered can still be taken back (REPEAT-30). */
export function useOffersInterval(): (line: Line) => boolean {
  const isOffered = useShop().site.repeatPercent !== null
  return ({ mayRepeat, repeatDays }) => mayRepeat && (isOffered || repeatDays !== null)
}
