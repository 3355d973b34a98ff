import type { PageClient } from '@haverhof/api-client/pages'
import { createContext } from 'react-router'

/** The facts of a request that the server finds before any page code runs. */
export type ShopRequest = {
  /** The API without a visitor: answers are shared by all visitors of a host. */
  api: PageClient
  /** The API as this visitor calls it; null on pages that are the same for every visitor, and without a cookie (PAGES-9). */
  visitor: PageClient | null
  siteId: number
  languageId: number
  /** `https://haverhof.nl`, or what stands in for it outside production: links between hosts are built on it. */
  origin: string
  /** The environment name and language: `shop-nl`. */
  locale: string
  /** Marks the inline scripts of this rendering; the policy of the page allows no others. */
  nonce: string
  /** For unexpected errors; the visitor sees the screen that says so. */
  onError: (error: unknown) => void
}

export const shopRequest = createContext<ShopRequest>()
