import type { ApiClient } from '@haverhof/api-client'
import { createContext } from 'react-router'

/** What the server knows about a request before any page code runs. The same for every visitor of a host. */
export type ShopRequest = {
  api: ApiClient
  siteId: number
  languageId: number
  /** `https://haverhof.nl`, or what stands in for it outside production: links between hosts are built on it. */
  origin: string
  /** The environment name and language: `shop-nl`. */
  locale: string
}

export const shopRequest = createContext<ShopRequest>()
