import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { structuredData } from '../../toolkit/structured-data'
import { withoutStructuredData } from './structured-data.server'

test('SEO-7: structured data goes into the HTML of its request, and not into the data of the page', () => {
  const context = new RouterContextProvider()
  context.set(structuredData, [])
  const article = { '@context': 'https://schema.org', '@type': 'Article' }
  const page = withoutStructuredData(context, {
    kind: 'faq',
    head: { title: 'Hay', jsonLd: [article, null] },
  })
  expect(page).toEqual({ kind: 'faq', head: { title: 'Hay' } })
  expect(context.get(structuredData)).toEqual([article])
})
