import { contentCalls } from './content.ts'
import { frameCalls } from './frame.ts'
import { bodyOf, type ClientOptions, type Http } from './http.ts'
import { createApiClient } from './index.ts'
import { countryCalls, languageCalls, siteCalls } from './sites.ts'
import { checkedParameters } from './parameters.ts'
import type { paths } from '../build/schema.d.ts'

export type PageClient = ReturnType<typeof createPageClient>

/** Every call of the shop's API: what pages are made of, which browsers get as pages, and what browsers ask themselves. */
export function createPageClient(options: ClientOptions) {
  const client = createApiClient(options)
  return { ...client, ...client.extended(pageCalls) }
}

function pageCalls(http: Http) {
  return {
    sites: siteCalls(http),
    languages: languageCalls(http),
    countries: countryCalls(http),
    ...frameCalls(http),
    routing: routingCalls(http),
    content: contentCalls(http),
    categories: categoryCalls(http),
  }
}

function categoryCalls({ calls, short }: Http) {
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

type RouteDescription = paths['/api/routing/geturl']['post']['requestBody']['content']['application/json']

/** A path leads somewhere: what it is, its address from its description, and its siblings on other hosts. */
function routingCalls({ calls, short }: Http) {
  return {
    getByUrl(url: string) {
      const query = checkedParameters({ url })
      const ask = () => bodyOf(calls.GET('/api/routing/getbyurl', { params: { query } }))
      return short.read(`route ${url}`, ask)
    },
    getUrl: (description: RouteDescription) =>
      bodyOf(calls.POST('/api/routing/geturl', { body: description })),
    alternates(url: string) {
      const query = checkedParameters({ url })
      const ask = () => bodyOf(calls.GET('/api/routing/alternates', { params: { query } }))
      return short.read(`alternates ${url}`, ask)
    },
    sitemap: () => short.read('sitemap', () => bodyOf(calls.GET('/api/routing/sitemap'))),
  }
}
