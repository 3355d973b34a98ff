import type { PageKind } from './goals.ts'

export type BudgetPage = { kind: PageKind; host: string; path: string }

/** The pages that are measured: every kind on both brands that sell, and the site that does not. */
const paths: Record<string, Partial<Record<PageKind, string>>> = {
  'haverhof.nl': {
    home: '/',
    category: '/paardenvoer/',
    product: '/paardenvoer/muesli/haver-basis-muesli/',
    search: '/zoeken/?q=muesli',
    compare: '/vergelijken/?ids=10101,11101,12101,41401',
    advice: '/advies/',
    article: '/advies/ruwvoer/hoeveel-hooi-heeft-een-paard-nodig/',
    content: '/bezorging/',
    calculator: '/voercalculator/',
    faq: '/veelgestelde-vragen/',
    news: '/media/4001/ruwvoer-2026-minder-suiker/',
    dealers: '/store-locator/',
    result: '/rqs/example-roughage-quickscan/',
    cart: '/cart/',
    billing: '/checkout/billing/',
    delivery: '/checkout/delivery/',
    payment: '/checkout/payment/',
    complete: '/checkout/complete/',
    login: '/account/login/',
    account: '/account/',
    details: '/account/information/personal/',
    returns: '/account/returns/',
  },
  'muehldorfer.de': {
    home: '/',
    category: '/pferdefutter/',
    product: '/pferdefutter/muesli/bergwiesen-muesli/',
    search: '/suche/?q=heu',
    article: '/ratgeber/raufutter/wie-viel-heu-braucht-ein-pferd/',
    blog: '/blog/stallleben/sechs-uhr-morgens/',
    calculator: '/futterrechner/',
    result: '/qs/example-hygiene-quality-scan/',
    cart: '/cart/',
    billing: '/checkout/billing/',
    delivery: '/checkout/delivery/',
    payment: '/checkout/payment/',
  },
  'haverhof-group.com': { home: '/', content: '/about/', news: '/media', dealers: '/store-locator/' },
}

export const budgetPages: readonly BudgetPage[] = Object.entries(paths).flatMap(([host, ofHost]) =>
  Object.entries(ofHost).map(([kind, path]) => ({ kind: kind as PageKind, host, path })),
)
