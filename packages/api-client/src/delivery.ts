import { type Http, bodyOf } from './http.ts'

/** Where orders can go. Countries hardly ever change: they live in the long cache. */
export function deliveryCalls({ calls, long }: Http) {
  return {
    countries: () => long.read('delivery countries', () => bodyOf(calls.GET('/api/delivery/countries'))),
  }
}
