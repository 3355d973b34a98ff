import { type Http, bodyOf } from './http.ts'
import { checkedParameters } from './parameters.ts'

export function categoryCalls({ calls, short }: Http) {
  return {
    list: () => short.read('categories', () => bodyOf(calls.GET('/api/categories'))),
    get(id: number) {
      const path = checkedParameters({ id })
      return short.read(`category ${id}`, () =>
        bodyOf(calls.GET('/api/categories/{id}', { params: { path } })),
      )
    },
  }
}
