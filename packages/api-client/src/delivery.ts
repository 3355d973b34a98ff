import { type Http, bodyOf } from './http.ts'
import { checkedParameters } from './parameters.ts'

/** Where orders can go. Countries hardly ever change: they live in the long cache. */
export function deliveryCalls({ calls, short, long }: Http) {
  return {
    countries: () => long.read('delivery countries', () => bodyOf(calls.GET('/api/delivery/countries'))),
    /** Pickup points around a town or postcode, nearest first. */
    parcelShops(zipcodeOrCity: string, countryId: number) {
      const query = checkedParameters({ zipcodeOrCity, countryId })
      return short.read(`parcel shops ${countryId} ${zipcodeOrCity}`, () =>
        bodyOf(calls.GET('/api/delivery/parcelshops', { params: { query } })),
      )
    },
  }
}

/** Dealers of the site, nearest first when a place is given. */
export function dealerCalls({ calls, short }: Http) {
  return {
    list(zipcodeOrCity: string | null) {
      const query: { zipcodeOrCity?: string } = checkedParameters({ zipcodeOrCity })
      return short.read(`dealers ${zipcodeOrCity ?? ''}`, () =>
        bodyOf(calls.GET('/api/dealers', { params: { query } })),
      )
    },
  }
}
