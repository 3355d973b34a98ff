import { mostPacks } from '@haverhof/domain/cart'
import { useTranslations } from '#texts'
import { announce } from '../../shared/shop/announce'
import {
  type CartLine,
  type CartProblem,
  problemText,
  shownLines,
  trackQuantity,
  useCart,
  useCartState,
} from '../../shared/cart'
import { useFormats } from '../../shared/prices/formats'

/** What can be done to a line of the cart, and what is said about it. */
export function useLine(line: CartLine) {
  const t = useTranslations('cart')
  const formats = useFormats()
  const cart = useCart()
  const { problems } = useCartState()
  const { productVariantId, description, quantity } = line
  const problem = problems[productVariantId]
  const rolledBack = (refused: CartProblem) => {
    const now = shownLines(cart().state.get()).find((each) => each.productVariantId === productVariantId)
    const reason = problemText(refused, t, formats)
    return t('rolledBack', { reason, quantity: now?.quantity ?? quantity })
  }
  const setQuantity = async (next: number) => {
    const refused = await cart().setQuantity(productVariantId, next)
    if (refused) return announce(rolledBack(refused))
    trackQuantity(line, next - quantity)
    announce(t('quantitySet', { product: description, quantity: next }))
  }
  const remove = async () => {
    const refused = await cart().remove(line)
    if (refused) return announce(problemText(refused, t, formats))
    trackQuantity(line, -quantity)
    announce(t('lines.removed', { product: description }))
  }
  return {
    max: mostPacks(line.samplesPerPack),
    problem: problem ? rolledBack(problem) : null,
    setQuantity,
    remove,
  }
}
