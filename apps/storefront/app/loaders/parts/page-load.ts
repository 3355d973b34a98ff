import type { ShopRequest } from '../../toolkit/shop-request'
import type { LoadedHead } from './structured-data.server'

/** What the API says a path leads to: its kind and the fields of that kind. */
type PageRoute = { kind: string } & Record<string, unknown>

/**
 * What the page of a kind is made from. `head` becomes title, description and structured data; `kind` names another page
 * than the one the path led to, `texts` the late areas of texts that it shows, `isSecret` that its address is a key.
 */
export type LoadedPage<Data> = {
  data: Data
  head: LoadedHead
  status?: number
  kind?: string
  texts?: string
  isSecret?: boolean
}

/** `loaders/kinds/<kind>.server.ts` exports `load` of this type. A failing call answers with its own status: 404 is not found. */
export type PageLoad<Data, Route = PageRoute> = (
  shop: ShopRequest,
  route: Route,
  url: URL,
) => Promise<LoadedPage<Data>>
