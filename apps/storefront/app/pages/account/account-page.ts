import { loadTexts, textsOf } from '../../shared/shop/locale'
import type { PageHead } from '../../shared/shop/page-head'

type AccountPage =
  | 'home'
  | 'information'
  | 'orders'
  | 'order'
  | 'again'
  | 'invoices'
  | 'returns'
  | 'results'
  | 'subscriptions'
  | 'horses'
  | 'repeats'
  | 'repeat'

/** What a page of the account tells the frame: the same for every customer (ACCOUNT-PAGES-2). */
export function accountFacts(locale: string, page: AccountPage) {
  const t = textsOf(locale, 'account')
  const title = t(page === 'order' ? 'order.heading' : page === 'again' ? 'reorder.title' : `${page}.title`)
  const head: PageHead = { title, description: t('description'), hidden: true }
  return { kind: 'account', texts: textAreas(page), head }
}

/** From page to page the browser knows all of this itself, so moving about in the account asks the server for data only. */
export async function openAccountPage(page: AccountPage) {
  await loadTexts(textAreas(page))
  return accountFacts(document.documentElement.dataset['locale'] ?? '', page)
}

/** What only one page says does not burden the others. An order is added up as in the cart. */
const moreAreas: Partial<Record<AccountPage, string>> = {
  home: 'account-home repeat',
  order: 'cart',
  again: 'again addresses cart checkout delivery payment yard',
  horses: 'horses horse calculator returns',
  repeats: 'repeat',
  repeat: 'repeat repeat-addition addresses',
  results: 'laboratory',
  returns: 'returns',
  subscriptions: 'newsletter',
}

function textAreas(page: AccountPage): string {
  return ['account', 'forms', moreAreas[page]].filter(Boolean).join(' ')
}
