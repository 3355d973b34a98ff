import type { RouterContextProvider } from 'react-router'
import type { PageHead } from '../../shared/shop/page-head'
import { type JsonLd, structuredData } from '../../toolkit/structured-data'

export type LoadedHead = PageHead & { jsonLd?: readonly (JsonLd | null)[] }

/** Search engines read structured data in the HTML (SEO-8). It is written there, and stays out of the data of the page. */
export function withoutStructuredData<Page extends { head: LoadedHead }>(
  context: Readonly<RouterContextProvider>,
  page: Page,
): Omit<Page, 'head'> & { head: PageHead } {
  const { jsonLd = [], ...head } = page.head
  context.get(structuredData).push(...jsonLd.filter((each) => each !== null))
  return { ...page, head }
}
