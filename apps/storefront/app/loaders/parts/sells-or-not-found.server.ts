import { answerNotFound } from '../../shared/shop/answer-with'
import type { ShopRequest } from '../../toolkit/shop-request'

/** The corporate site sells nothing, and has no page about things that are sold (CHECKOUT-PAGES-1). */
export function sellsOrNotFound({ locale }: ShopRequest): void {
  if (locale.startsWith('corporate')) answerNotFound()
}
