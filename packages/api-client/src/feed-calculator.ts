import { type Http, bodyOf } from './http.ts'
import { checkedParameters } from './parameters.ts'
import type { paths } from '../build/schema.d.ts'

type CalculatorQuery = paths['/api/feedcalculator']['get']['parameters']['query']

export function feedCalculatorCalls({ calls, short }: Http) {
  return {
    calculate(input: CalculatorQuery) {
      const query = checkedParameters(input)
      return short.read(`ration ${JSON.stringify(query)}`, () =>
        bodyOf(calls.GET('/api/feedcalculator', { params: { query } })),
      )
    },
    feed(productId: number) {
      const path = checkedParameters({ productId })
      return short.read(`calculator feed ${productId}`, () =>
        bodyOf(calls.GET('/api/feedcalculator/feeds/{productId}', { params: { path } })),
      )
    },
    feeds: () => short.read('calculator feeds', () => bodyOf(calls.GET('/api/feedcalculator/feeds'))),
  }
}
