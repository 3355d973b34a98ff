import { statusOfFailure } from '@haverhof/api-client/api-error'
import { useSyncExternalStore } from 'react'
import { type Answer, usePolledQuery } from '../../../shared/shop/use-polled-query'
import { nextWaitMs, type Order, orderStage } from './order'

export type OrderAddress = { id: number; key: string }

export type OrderAnswer =
  | { state: 'loading' }
  | { state: 'unknown' }
  | { state: 'failed' }
  | { state: 'known'; order: Order }

/** The order that the address names; the server's HTML is the same for everybody, so it is known in the browser only. */
export function useOrderAddress(): OrderAddress | 'nowhere' | null {
  const search = useSyncExternalStore(watchNothing, currentSearch, () => null)
  if (search === null) return null
  const query = new URLSearchParams(search)
  const id = Number(query.get('id'))
  const key = query.get('key')
  return Number.isSafeInteger(id) && id > 0 && key ? { id, key } : 'nowhere'
}

/** The order, asked for again and again while its payment is awaited and the page is visible (CHECKOUT-PAGES-14). */
export function useOrder(address: OrderAddress | 'nowhere' | null): OrderAnswer {
  const { id, key } = typeof address === 'object' && address !== null ? address : { id: 0, key: '' }
  const answer = usePolledQuery(
    id === 0 ? null : `order ${id} ${key}`,
    (api) => api.orders.get(id, key),
    (answer, attempt) => (isFinal(answer) ? null : nextWaitMs(attempt)),
  )
  if (address === 'nowhere') return { state: 'unknown' }
  if (!answer) return { state: 'loading' }
  if (answer.state === 'resolved') return { state: 'known', order: answer.value }
  return { state: isUnknown(answer.error) ? 'unknown' : 'failed' }
}

function isFinal(answer: Answer<Order>): boolean {
  return answer.state === 'resolved' ? orderStage(answer.value) !== 'waiting' : isUnknown(answer.error)
}

function isUnknown(error: unknown): boolean {
  return [400, 404].includes(statusOfFailure(error))
}

function watchNothing(): () => void {
  return () => undefined
}

function currentSearch(): string {
  return location.search
}
