import { type Http, bodyOf } from './http.ts'
import { checkedParameters } from './parameters.ts'

/** Where orders can go. Countries hardly ever change: they live in the long cache. */
export function deliveryCalls({ calls, short, long }: Http) {
  return {
    countries: () => long.read('delivery countries', () => bodyOf(calls.GET('/api/delivery/countries'))),
    /** Street and place of a postcode and number, as far as a register knows them. */
    address(zipcode: string, streetNumber: string, countryId: number) {
      const query = checkedParameters({ zipcode, streetNumber, countryId })
      return short.read(`address ${countryId} ${zipcode} ${streetNumber}`, () =>
        bodyOf(calls.GET('/api/delivery/address', { params: { query } })),
      )
    },
    /** What a parcel to a door in the country of the site costs. */
    tariff: () => long.read('delivery tariff', () => bodyOf(calls.GET('/api/delivery/tariff'))),
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
    /** Around a town or postcode, in a country or wherever there are dealers. */
    list(zipcodeOrCity: string | null, countryId?: number) {
      const search: { zipcodeOrCity?: string } = checkedParameters({ zipcodeOrCity })
      const query = { ...search, ...(countryId !== undefined && { countryId }) }
      return short.read(`dealers ${countryId ?? ''} ${zipcodeOrCity ?? ''}`, () =>
        bodyOf(calls.GET('/api/dealers', { params: { query } })),
      )
    },
    /** Around a point of the globe, in degrees. */
    around(point: { latitude: number; longitude: number }) {
      const query = checkedParameters(point)
      return bodyOf(calls.GET('/api/dealers', { params: { query } }))
    },
  }
}
