import { type Http, bodyOf } from './http.ts'
import { checkedParameters } from './parameters.ts'
import type { paths } from '../build/schema.d.ts'

type RouteDescription = paths['/api/routing/geturl']['post']['requestBody']['content']['application/json']

/** A path leads somewhere: what it is, its address from its description, and its siblings on other hosts. */
export function routingCalls({ calls, short }: Http) {
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
