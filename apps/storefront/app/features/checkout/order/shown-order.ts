import { createStore } from '../../../toolkit/store'
import type { Order } from './order'

/** The order that the last page shows, for the steps above it. */
export const shownOrder = createStore<Order | null>(null)
