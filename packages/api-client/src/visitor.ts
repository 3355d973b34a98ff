import { type Http, bodyOf } from './http.ts'
import { checkedParameters } from './parameters.ts'

/** Who comes, from where, and what may be counted about it. */
export function visitorCalls({ calls, short }: Http) {
  return {
    tracking: {
      settings: () => short.read('tracking settings', () => bodyOf(calls.GET('/api/trackingsettings'))),
    },
    visitor: {
      get: () => short.read('visitor', () => bodyOf(calls.GET('/api/visitor'))),
    },
    conversion: {
      report(mailplusId: string) {
        const query = checkedParameters({ mailplusId })
        return bodyOf(calls.POST('/api/conversion', { params: { query } }))
      },
    },
  }
}
