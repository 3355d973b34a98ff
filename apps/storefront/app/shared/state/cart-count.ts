import { createStore } from '../../toolkit/store'

/** How many pieces the cart holds; the cart sets it, the header shows it. */
export const cartCount = createStore(0)
