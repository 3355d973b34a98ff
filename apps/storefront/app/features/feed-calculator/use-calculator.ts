import { statusOfFailure } from '@haverhof/api-client'
import { useEffect, useRef, useState } from 'react'
import { useApi } from '../../shared/shop/use-api'
import { type Asked, askedSearch } from './calculator-address'
import { type CalculatorData, type CalculatorProduct, referenceQuestion } from './calculator-data'

export type Calculator = {
  asked: Asked
  change: (next: Asked) => void
  chooseFeed: (productId: number) => void
  product: CalculatorProduct | null
  state: 'ready' | 'loading' | 'failed'
}

/** The answers of a visitor, and the feed they are about. Only another feed asks the server. */
export function useCalculator(data: CalculatorData): Calculator {
  const api = useApi()
  const [asked, setAsked] = useState(data.asked)
  const [product, setProduct] = useState(data.product)
  const [state, setState] = useState<Calculator['state']>('ready')
  const latest = useRef(data.asked.productId)
  useAddressOf(asked, data.asked)

  async function loadFeed(productId: number): Promise<void> {
    latest.current = productId
    setState('loading')
    const answer = await api.feedCalculator.calculate({ productId, ...referenceQuestion }).then(
      (found) => ({ found, state: 'ready' as const }),
      (error: unknown) => ({
        found: null,
        state: isRefused(error) ? ('ready' as const) : ('failed' as const),
      }),
    )
    // An older answer may arrive after a newer one.
    if (latest.current !== productId) return
    setProduct(answer.found)
    setState(answer.state)
  }

  function chooseFeed(productId: number): void {
    setAsked((now) => ({ ...now, productId }))
    void loadFeed(productId)
  }

  return { asked, change: setAsked, chooseFeed, product, state }
}

/** FEED-ADVICE-5: the feed has no dose. */
function isRefused(error: unknown): boolean {
  return statusOfFailure(error) === 422
}

/** Browsers allow only so many changes of the address, and a slider makes hundreds. */
const restMs = 250

/** FEED-ADVICE-11: the address follows the answers, without a new entry of the history. */
function useAddressOf(asked: Asked, first: Asked): void {
  useEffect(() => {
    if (asked === first) return undefined
    const timer = setTimeout(() => {
      history.replaceState(history.state, '', location.pathname + askedSearch(asked) + location.hash)
    }, restMs)
    return () => clearTimeout(timer)
  }, [asked, first])
}
