import type { LanguageCode, PlatformName } from '@haverhof/domain/shared'
import { useRouteLoaderData } from 'react-router'
import type { ReadHours } from '../opening-hours/read-hours'
import type { HostRow } from './hosts'

/** What pages look for in the menus: only these travel with a name. */
export const soughtRefs = [
  'category:analysis',
  'page:cookies',
  'page:delivery',
  'page:feed-calculator',
  'page:guarantee',
  'page:privacy',
  'page:ration',
  'page:terms',
  'page:withdrawal',
] as const
export type SoughtRef = (typeof soughtRefs)[number]

/** A titled address; `children` are the entries below it. */
export type MenuItem = {
  /** Names the thing it leads to for ever, where pages look for it. */
  ref?: SoughtRef | undefined
  title: string
  url: string
  /** Of the parts of the main menu. */
  icon?: string | undefined
  /** The language of the title, where it is not the page's. */
  lang?: string | undefined
  children?: MenuItem[] | undefined
}

/** A site scope by its two ids, as calls of the API carry it. */
export type ScopeIds = { siteId: number; languageId: number }

export type ShopFacts = ScopeIds & {
  /** `shop-nl` */
  locale: string
  language: LanguageCode
  culture: string
  platform: PlatformName
  brand: string
  origin: string
}

/** What every page of a host shares. Read once per visit: it never changes while the visitor moves about. */
export type Shop = ShopFacts & {
  site: SiteFacts
  /** Read by `hostsOf`. */
  hosts: HostRow[]
  navigation: { primary: MenuItem[]; secondary: MenuItem[] }
  footer: Footer
  usps: Usp[]
  /** The page of search results; null where nothing is sold. */
  searchUrl: string | null
  /** What the shop announces to everybody at the moment. */
  notification: Notification | null
}

export type SiteFacts = {
  name: string
  countryCode: string
  /** Shown beside the binding euro amount where it is not the euro. */
  currency: string
  /** What one euro makes of it, and the day on which the shop set that rate; null where it is the euro. */
  shownRate: { perEuro: number; on: string } | null
  currencyDisclaimer: Link | null
  customerService: {
    title: string
    text: string
    link: Link | null
    phone: string
    /** `tel:+31…` */
    phoneLink: string
    email: string
    openingHours: ReadHours[]
  }
  socialMedia: { network: string; url: string }[]
  paymentMethods: string[]
  gtmContainerId: string | null
  autoRedirectIfNotInSameCountry: boolean
  enableRqs: boolean
  /** What is off goods that come again; null where nothing can (REPEAT-4). */
  repeatPercent: number | null
}

export type Link = { title: string; url: string }
export type Usp = { icon: string; title: string; url: string | null; lang?: string | undefined }
export type Footer = { columns: { title: string; links: MenuItem[] }[]; legal: MenuItem[]; closing: string }
export type Notification = { tone: string; message: string; link: Link | null; lang?: string | undefined }

export function useShop(): Shop {
  const shop = useLoadedShop()
  if (!shop) throw new Error('The shop is not loaded here: only the error screen works without it')
  return shop
}

/** For what must also work when the shop itself could not be read. */
export function useLoadedShop(): Shop | undefined {
  return useRouteLoaderData<Shop>('root')
}

/** Sells something: the corporate site shows, but has no cart. */
export function hasCart(shop: ShopFacts): boolean {
  return shop.platform !== 'corporate'
}
