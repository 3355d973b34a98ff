import { statusOfFailure } from '@haverhof/api-client/api-error'
import { useEffect, useState } from 'react'
import { answerOf, useQuery } from '../../shared/shop/use-query'
import type { AsyncContent } from '../../toolkit/async-content'
import { asFoal, type CalculatorInput, inputSearch } from './calculator-address'
import type { CalculatorData, CalculatorProduct } from './calculator-data'

export type Calculator = {
  input: CalculatorInput
  change: (next: CalculatorInput) => void
  chooseFeed: (productId: number) => void
  product: CalculatorProduct | null
  state: 'ready' | 'loading' | 'failed'
}

/** The answers of a visitor, and the feed they are about. Only another feed asks the server. */
export function useCalculator(data: CalculatorData): Calculator {
  const [input, setInput] = useState(data.input)
  const { productId } = input
  const isAnother = productId !== null && productId !== data.input.productId
  const { content } = useQuery(isAnother ? `feed ${productId}` : null, (api) =>
    api.feedCalculator.feed(productId ?? 0),
  )
  useAddressOf(input, data.input)
  const answered = isAnother
    ? feedOf(content, data.product)
    : { product: data.product, state: 'ready' as const }
  return {
    input: answered.product?.dose.feeding?.milk ? asFoal(input) : input,
    change: setInput,
    chooseFeed: (chosen) => setInput((now) => ({ ...now, productId: chosen })),
    ...answered,
  }
}

/** The feed before stays until the answer is there. */
function feedOf(
  content: AsyncContent<CalculatorProduct> | null,
  first: CalculatorProduct | null,
): Pick<Calculator, 'product' | 'state'> {
  if (content?.state === 'resolved') return { product: content.value, state: 'ready' }
  if (content?.state !== 'rejected') return { product: answerOf(content) ?? first, state: 'loading' }
  return { product: null, state: isRefused(content.error) ? 'ready' : 'failed' }
}

/** The feed has no dose (FEED-ADVICE-5). */
function isRefused(error: unknown): boolean {
  return statusOfFailure(error) === 422
}

/** Browsers allow only so many changes of the address, and a slider makes hundreds. */
const restMs = 250

/** The address follows the answers, without a new entry of the history (FEED-ADVICE-11). */
function useAddressOf(input: CalculatorInput, first: CalculatorInput): void {
  useEffect(() => {
    if (input === first) return undefined
    const timer = setTimeout(() => {
      history.replaceState(history.state, '', location.pathname + inputSearch(input) + location.hash)
    }, restMs)
    return () => clearTimeout(timer)
  }, [input, first])
}
