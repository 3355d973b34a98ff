import type { Translate } from '#texts'
import type { Formats } from '../prices/formats'
import type { CartProblem } from './cart-problem'

/** A problem in the words of the visitor. */
export function problemText(
  problem: CartProblem,
  t: Translate<'cart'>,
  { euro }: Pick<Formats, 'euro'>,
): string {
  const { code, available = 0, maximum = 0, minimumAmount = 0 } = problem
  // Fewer than one is none.
  if (code === 'not-enough-stock' && available < 1) return t('problems.not-available')
  return t(`problems.${code}`, {
    amount: code === 'discount-minimum' ? euro(minimumAmount) : available,
    max: maximum,
  })
}
