import { type Http, bodyOf } from './http.ts'
import { checkedParameters } from './parameters.ts'

/** Sites, languages and countries hardly ever change: they live in the long cache. */
export function siteCalls({ calls, long }: Http) {
  return {
    getByDomain(domain: string) {
      const query = checkedParameters({ domain })
      return long.read(`site at ${domain}`, () =>
        bodyOf(calls.GET('/api/sites/getbydomain', { params: { query } })),
      )
    },
    get(id: number) {
      const path = checkedParameters({ id })
      return long.read(`site ${id}`, () => bodyOf(calls.GET('/api/sites/{id}', { params: { path } })))
    },
    list: () => long.read('sites', () => bodyOf(calls.GET('/api/sites'))),
    languages: () => long.read('site languages', () => bodyOf(calls.GET('/api/sites/languages'))),
    /** Where a visitor from a country would rather be. */
    localization(url: string, countryCode: string) {
      const query = checkedParameters({ url, countryCode })
      return bodyOf(calls.POST('/api/sites', { params: { query } }))
    },
  }
}

export function languageCalls({ calls, short }: Http) {
  return {
    list: () => short.read('languages', () => bodyOf(calls.GET('/api/language'))),
    get(id: number) {
      const path = checkedParameters({ id })
      return short.read(`language ${id}`, () => bodyOf(calls.GET('/api/language/{id}', { params: { path } })))
    },
  }
}

export function countryCalls({ calls, long }: Http) {
  return {
    list: () => long.read('countries', () => bodyOf(calls.GET('/api/countries'))),
    localizedNames: () => long.read('country names', () => bodyOf(calls.GET('/api/countries/localizedname'))),
    get(id: number) {
      const path = checkedParameters({ id })
      return long.read(`country ${id}`, () => bodyOf(calls.GET('/api/countries/{id}', { params: { path } })))
    },
    localizedName(id: number) {
      const path = checkedParameters({ id })
      const ask = () => bodyOf(calls.GET('/api/countries/{id}/localizedname', { params: { path } }))
      return long.read(`country name ${id}`, ask)
    },
  }
}
