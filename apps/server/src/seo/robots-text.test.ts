import { expect, test } from 'vitest'
import { robotsText } from './robots-text.ts'

test('cart, checkout, account, search results and page data are closed, photos of reviews are open, and the sitemap is named (SEO-1, REVIEWS-29)', () => {
  const lines = robotsText({ origin: 'https://haverhof.nl', searchPath: '/zoeken/' }).split('\n')
  for (const path of ['/cart/', '/checkout/', '/account/', '/zoeken/', '/*.data$']) {
    expect(lines).toContain(`Disallow: ${path}`)
  }
  expect(lines).toContain('Allow: /api/reviews/photos/')
  expect(lines).toContain('Sitemap: https://haverhof.nl/sitemap.xml')
})
