export type PageKind = CatalogueKind | CheckoutKind | AccountKind
type CatalogueKind =
  | 'home'
  | 'category'
  | 'product'
  | 'search'
  | 'compare'
  | 'advice'
  | 'article'
  | 'blog'
  | 'content'
  | 'calculator'
  | 'faq'
  | 'news'
  | 'dealers'
  | 'result'
type CheckoutKind = 'cart' | 'billing' | 'delivery' | 'payment' | 'complete'
type AccountKind = 'login' | 'account' | 'details' | 'returns'

const kilobyte = 1024

/** What a first view may weigh over the wire, in brotli; `Raw` is what the browser makes of that. */
export const byteGoals = {
  script: 140 * kilobyte,
  checkoutScript: 165 * kilobyte,
  scriptOfFurtherPage: 10 * kilobyte,
  scriptOfFurtherTool: 17 * kilobyte,
  scriptOfEntrance: 28 * kilobyte,
  style: 20 * kilobyte,
  listHtml: 25 * kilobyte,
  listHtmlRaw: 110 * kilobyte,
  total: 500 * kilobyte,
  homeTotal: 700 * kilobyte,
  thirdParty: 0,
} as const

export const visitGoals = { layoutShift: 0.02, interactionMs: 150 } as const

export const lighthouseGoals = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
  largestPaintMs: 2000,
  firstPaintMs: 1200,
} as const

/** The way of an order from the cart on, and the account: pages with forms and their rules. */
export const ownRooms: readonly PageKind[] = [
  'cart',
  'billing',
  'delivery',
  'payment',
  'complete',
  'login',
  'account',
  'details',
  'returns',
] satisfies (CheckoutKind | AccountKind)[]

/** Forms and their rules may weigh more. */
export function scriptGoal(kind: PageKind): number {
  return ownRooms.includes(kind) ? byteGoals.checkoutScript : byteGoals.script
}

/** The first page of a room, and the first with a form, bring what the others share. */
const entrances: ReadonlySet<PageKind> = new Set(['billing', 'login', 'account', 'details'])

/** Pages where something is done, not only read (decision 161). */
const tools: ReadonlySet<PageKind> = new Set([
  'category',
  'search',
  'product',
  'calculator',
  'result',
  'cart',
  'payment',
])

export function furtherScriptGoal(kind: PageKind): number {
  if (entrances.has(kind)) return byteGoals.scriptOfEntrance
  return tools.has(kind) ? byteGoals.scriptOfFurtherTool : byteGoals.scriptOfFurtherPage
}

/** Pages that search engines are told to leave out: that one audit of theirs would ask for the opposite. */
export const hiddenKinds: ReadonlySet<PageKind> = new Set(['search', 'compare', 'result', ...ownRooms])
