import { type Http, bodyOf } from './http.ts'
import { checkedParameters } from './parameters.ts'

/** What frames every page: menus, footer, selling points and notices. */
export function frameCalls({ calls, short, long }: Http) {
  return {
    navigation: {
      primary(id: number) {
        const path = checkedParameters({ id })
        const ask = () => bodyOf(calls.GET('/api/navigations/{id}', { params: { path } }))
        return long.read(`navigation ${id}`, ask)
      },
      secondary(id: number) {
        const path = checkedParameters({ id })
        const ask = () => bodyOf(calls.GET('/api/navigations/{id}/secondary', { params: { path } }))
        return long.read(`secondary navigation ${id}`, ask)
      },
    },
    footer: {
      get(id: number) {
        const path = checkedParameters({ id })
        const ask = () => bodyOf(calls.GET('/api/footer/{id}', { params: { path } }))
        return long.read(`footer ${id}`, ask)
      },
    },
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
  }
}
