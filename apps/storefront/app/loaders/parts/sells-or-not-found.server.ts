import { data } from 'react-router'
import type { ShopRequest } from '../../toolkit/shop-request'

/** CHECKOUT-PAGES-1: the corporate site sells nothing, and has no page about things that are sold. */
export function sellsOrNotFound({ locale }: ShopRequest): void {
  // oxlint-disable-next-line typescript/only-throw-error -- the router takes thrown data as the failure to show
  if (locale.startsWith('corporate')) throw data(null, { status: 404 })
}
