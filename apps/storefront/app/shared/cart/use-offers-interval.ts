import { useShop } from '../shop/shop'
import type { CartLine } from './cart-state'

type Line = Pick<CartLine, 'mayRepeat' | 'repeatDays'>

/** REPEAT-30: whether an interval can be chosen for a line; what was chosen while that was offered can still be taken back. */
export function useOffersInterval(): (line: Line) => boolean {
  const isOffered = useShop().site.repeatPercent !== null
  return ({ mayRepeat, repeatDays }) => mayRepeat && (isOffered || repeatDays !== null)
}
