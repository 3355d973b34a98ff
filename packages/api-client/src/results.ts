import { bodyOf, type Http } from './http.ts'
import { checkedParameters } from './parameters.ts'

/** Results of the laboratory. API-CLIENT-3: the key is the only credential, so nothing of them is ever cached. */
export function resultCalls({ calls }: Http) {
  return {
    report(key: string) {
      const path = checkedParameters({ key })
      return bodyOf(calls.GET('/api/results/{key}', { params: { path } }))
    },
  }
}
