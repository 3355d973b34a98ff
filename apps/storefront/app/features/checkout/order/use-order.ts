import { statusOfFailure } from '@haverhof/api-client'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useShop } from '../../../shared/shop/shop'
import { browserApi } from '../../../shared/shop/use-api'
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

/** CHECKOUT-PAGES-14: the order, asked for again and again while its payment is awaited and somebody looks. */
export function useOrder(address: OrderAddress | 'nowhere' | null): OrderAnswer {
  const { siteId, languageId } = useShop()
  const [answer, setAnswer] = useState<OrderAnswer>({ state: 'loading' })
  const { id, key } = typeof address === 'object' && address !== null ? address : { id: 0, key: '' }
  useEffect(() => {
    if (id === 0) return undefined
    return askRepeatedly(async (signal) => {
      const api = browserApi(siteId, languageId, signal)
      try {
        const order = await api.orders.get(id, key)
        setAnswer({ state: 'known', order })
        return orderStage(order) === 'waiting'
      } catch (error) {
        if (signal.aborted) return false
        const isUnknown = [400, 404].includes(statusOfFailure(error))
        setAnswer((known) => (known.state === 'known' ? known : { state: isUnknown ? 'unknown' : 'failed' }))
        return !isUnknown
      }
    })
  }, [siteId, languageId, id, key])
  return address === 'nowhere' ? { state: 'unknown' } : answer
}

/** Asks now, and again for as long as the answer wants it; at once when the page is looked at again. The end cancels what is under way. */
function askRepeatedly(ask: (signal: AbortSignal) => Promise<boolean>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let asked = 0
  const end = new AbortController()
  const next = async () => {
    clearTimeout(timer)
    const goOn = await ask(end.signal)
    if (end.signal.aborted || !goOn) return
    timer = setTimeout(() => void next(), nextWaitMs(asked))
    asked += 1
  }
  const lookAgain = () => {
    if (document.visibilityState === 'visible' && timer !== undefined) void next()
  }
  document.addEventListener('visibilitychange', lookAgain)
  addEventListener('online', lookAgain)
  void next()
  return () => {
    end.abort()
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', lookAgain)
    removeEventListener('online', lookAgain)
  }
}

function watchNothing(): () => void {
  return () => undefined
}

function currentSearch(): string {
  return location.search
}
