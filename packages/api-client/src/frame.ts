import { type Http, bodyOf } from './http.ts'
import { checkedParameters } from './parameters.ts'

/** What frames every page: selling points, notices, and the keys of tracking. */
export function frameCalls({ calls, short }: Http) {
  return {
    usps: {
      get(id: number) {
        const path = checkedParameters({ id })
        const ask = () => bodyOf(calls.GET('/api/uspcollections/{id}', { params: { path } }))
        return short.read(`usps ${id}`, ask)
      },
    },
    notifications: {
      get(id: number) {
        const path = checkedParameters({ id })
        const ask = () => bodyOf(calls.GET('/api/notifications/{id}', { params: { path } }))
        return short.read(`notification ${id}`, ask)
      },
    },
    tracking: {
      settings: () => short.read('tracking settings', () => bodyOf(calls.GET('/api/trackingsettings'))),
    },
    conversion: {
      report(mailplusId: string) {
        const query = checkedParameters({ mailplusId })
        return bodyOf(calls.POST('/api/conversion', { params: { query } }))
      },
    },
  }
}
