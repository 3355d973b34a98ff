import { facetKeys } from '@haverhof/domain/catalogue'
import { describe, expect, test } from 'vitest'
import { isPersonal, isSecret, pageAddress, slashRedirect } from './page-address.ts'

describe('PAGES-1: the address of a page', () => {
  test('keeps every answer of the feed calculator (FEED-ADVICE-11)', () => {
    const answers = 'condition=fat&feed=204&health=laminitis&stage=foal&weeks=3&weight=60'
    expect(pageAddress(`/voercalculator/?${answers}`)).toEqual({ path: '/voercalculator/', query: answers })
  })

  test('keeps the declared parameters in a fixed order', () => {
    expect(pageAddress('/voer/?sort=price&p=2')).toEqual({ path: '/voer/', query: 'p=2&sort=price' })
    expect(pageAddress('/voer/?p=2&sort=price')).toEqual(pageAddress('/voer/?sort=price&p=2'))
  })

  test('keeps every filter of the table of facets, a range from both ends (CATALOGUE-10)', () => {
    const names = facetKeys.flatMap((key) => (key === 'price' ? ['price-max', 'price-min'] : [key]))
    for (const name of names)
      expect(pageAddress(`/paardenvoer/?${name}=1`)).toEqual({ path: '/paardenvoer/', query: `${name}=1` })
    expect(pageAddress('/paardenvoer/?price=1')).toEqual({ path: '/paardenvoer/', query: '' })
  })

  test('keeps the place that dealers are looked for around', () => {
    expect(pageAddress('/store-locator/?place=Zwolle&utm_source=x&country=NL')).toEqual({
      path: '/store-locator/',
      query: 'country=NL&place=Zwolle',
    })
  })

  test('drops every other parameter, so it can neither split nor poison the cache', () => {
    expect(pageAddress('/?utm_source=x&fbclid=y&mailplusId=1')).toEqual({ path: '/', query: '' })
  })

  test('lets a navigation in the browser ask for parts of a page, and no other request', () => {
    expect(pageAddress('/_.data?_routes=pages/home-page')).toMatchObject({
      query: '_routes=pages%2Fhome-page',
    })
    expect(pageAddress('/_.data?_routes=<x>')).toMatchObject({ query: '' })
    expect(pageAddress('/?_routes=pages/home-page')).toMatchObject({ query: '' })
  })

  test.each([
    '/%E0%A4%A/',
    '/%',
    '//evil.example/',
    '/a\\b/',
    '/%00/',
    '/%2e%2e/',
    '/cart/./',
    '/cart/..%2f',
  ])('refuses the malformed path %s', (path) => {
    expect(pageAddress(path)).toBe('malformed')
  })

  test('refuses an address of more than 2000 characters', () => {
    expect(pageAddress(`/${'a'.repeat(2000)}/`)).toBe('too-long')
  })
})

describe('PAGES-9: pages that depend on who asks', () => {
  test.each([
    '/account/',
    '/account/login/',
    '/Account/orders/_.data',
    '/checkout/login/',
    '/checkout/reset/',
  ])('%s does', (path) => {
    expect(isPersonal(path)).toBe(true)
  })

  test.each(['/', '/accounting/', '/checkout/billing/', '/checkout/complete/', '/voer/account/'])(
    '%s is the same for everybody',
    (path) => {
      expect(isPersonal(path)).toBe(false)
    },
  )

  test('they alone see the parameters of mailed links', () => {
    expect(pageAddress('/account/reset/?userId=1&token=t&x=1')).toMatchObject({ query: 'token=t&userId=1' })
    expect(pageAddress('/voer/?userId=1&token=t')).toMatchObject({ query: '' })
  })
})

describe('PAGES-2: strict trailing slashes (§2.1)', () => {
  test.each([
    ['/muesli', '/muesli/'],
    ['/media/', '/media'],
    ['/media/12/open-dag', '/media/12/open-dag/'],
  ])('%s moves to %s', (from, to) => {
    expect(slashRedirect(from)).toBe(to)
  })

  test.each(['/', '/muesli/', '/media', '/muesli/_.data', '/_.data', '/media.data', '/feeds/none.xml'])(
    '%s stays',
    (path) => {
      expect(slashRedirect(path)).toBeUndefined()
    },
  )
})

describe('PAGES-12: pages whose address is the only key to them', () => {
  const key = 'k'.repeat(41)

  test.each([
    `/rqs/${key}/`,
    `/qs/${key}/`,
    `/rqs/${key}/_.data`,
    `/RQS/${key}`,
    `/%72qs/${key}/`,
    '/qs/no-key/',
  ])('%s is one', (path) => {
    expect(isSecret(path)).toBe(true)
  })

  test.each(['/', '/rqs-kits/', '/advies/rqs/', '/account/rqs-results/'])('%s is none', (path) => {
    expect(isSecret(path)).toBe(false)
  })

  test('alone read which results to lay beside the first', () => {
    expect(pageAddress(`/rqs/${key}/?with=${key}&utm_source=x`)).toMatchObject({ query: `with=${key}` })
    expect(pageAddress(`/voer/?with=${key}`)).toMatchObject({ query: '' })
  })
})
