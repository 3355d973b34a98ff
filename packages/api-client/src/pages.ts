import { categoryCalls } from './categories.ts'
import { contentCalls } from './content.ts'
import { frameCalls } from './frame.ts'
import type { ClientOptions, Http } from './http.ts'
import { createApiClient } from './index.ts'
import { routingCalls } from './routing.ts'
import { countryCalls, languageCalls, siteCalls } from './sites.ts'

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
