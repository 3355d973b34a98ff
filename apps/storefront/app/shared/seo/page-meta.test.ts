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

  test('a hidden page asks not to be listed, and names no canonical address and no siblings (SEO-17)', () => {
    const alternates = [{ hreflang: 'de-DE', url: 'https://haverhof.de/lieferung/' }]
    const tags = pageMeta({ ...page, alternates, hidden: true })
    expect(tags).toContainEqual({ name: 'robots', content: 'noindex' })
    expect(tags.some((tag) => 'tagName' in tag)).toBe(false)
  })

  test('the title names the brand once, at its end unless it does so already (SEO-7)', () => {
    expect(pageMeta(page)).toContainEqual({ title: 'Levering | Haverhof' })
    expect(pageMeta({ ...page, title: 'Over Haverhof' })).toContainEqual({ title: 'Over Haverhof' })
  })

  test('the shared picture is that of the platform, or that of the page (SEO-16)', () => {
    expect(pageMeta(page)).toContainEqual({
      property: 'og:image',
      content: 'https://haverhof.nl/pictures/share/shop.png',
    })
    const image = { url: 'https://haverhof.nl/pictures/10101-800.webp', width: 800, height: 800 }
    expect(pageMeta({ ...page, image })).toContainEqual({ property: 'og:image', content: image.url })
  })

  test('a long description ends at a word within 160 characters (SEO-7)', () => {
    const description = 'voer '.repeat(60)
    const text = shorten(description)
    expect(pageMeta({ ...page, description })).toContainEqual({ name: 'description', content: text })
    expect(text.length).toBeLessThanOrEqual(160)
    expect(text).toMatch(/voer…$/)
  })
})
