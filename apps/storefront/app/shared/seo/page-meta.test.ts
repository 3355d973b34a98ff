import { describe, expect, test } from 'vitest'
import { pageMeta, shorten } from './page-meta'

const page = {
  title: 'Levering',
  description: 'Wanneer het voer komt.',
  brand: 'Haverhof',
  platform: 'shop',
  origin: 'https://haverhof.nl',
  location: '/levering/',
  culture: 'nl-NL',
}

describe('what a page tells search engines', () => {
  test('the canonical address is the location', () => {
    expect(pageMeta(page)).toContainEqual({
      tagName: 'link',
      rel: 'canonical',
      href: 'https://haverhof.nl/levering/',
    })
  })

  test('every sibling is named', () => {
    const alternates = [
      { hreflang: 'nl-NL', url: 'https://haverhof.nl/levering/' },
      { hreflang: 'x-default', url: 'https://haverhof.com/delivery/' },
    ]
    const links = pageMeta({ ...page, alternates }).filter((tag) => 'rel' in tag && tag.rel === 'alternate')
    expect(links).toHaveLength(2)
  })

  test('a hidden page asks not to be listed and has no canonical address', () => {
    const tags = pageMeta({ ...page, hidden: true })
    expect(tags).toContainEqual({ name: 'robots', content: 'noindex' })
    expect(tags.some((tag) => 'tagName' in tag)).toBe(false)
  })

  test('the brand closes the title once', () => {
    expect(pageMeta(page)).toContainEqual({ title: 'Levering | Haverhof' })
    expect(pageMeta({ ...page, title: 'Over Haverhof' })).toContainEqual({ title: 'Over Haverhof' })
  })

  test('the shared picture is that of the platform', () => {
    expect(pageMeta(page)).toContainEqual({
      property: 'og:image',
      content: 'https://haverhof.nl/pictures/share/shop.png',
    })
  })

  test('a long description ends at a word within 160 characters', () => {
    const text = shorten('voer '.repeat(60))
    expect(text.length).toBeLessThanOrEqual(160)
    expect(text).toMatch(/voer…$/)
  })
})
