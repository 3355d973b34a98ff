import { bodyOf, done, type Http } from './http.ts'
import { checkedParameters } from './parameters.ts'
import type { components } from '../build/schema.d.ts'

/** Answered questions change slowly, so they live in the long cache. */
export function questionCalls({ calls, long }: Http) {
  return {
    list(productId: number, { page = 1 }: { page?: number } = {}) {
      const params = { path: checkedParameters({ productId }), query: { page } }
      return long.read(`questions ${productId} ${page}`, () =>
        bodyOf(calls.GET('/api/questions/{productId}', { params })),
      )
    },
    ask: (question: components['schemas']['QuestionInput']) =>
      done(calls.POST('/api/questions', { body: question })),
  }
}
