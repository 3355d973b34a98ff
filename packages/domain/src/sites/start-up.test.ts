import { expect, test } from 'vitest'
import { currencyOfSymbol, startRequest, startUpErrors } from './index.ts'

const summary = { siteId: 1, languages: [{ languageId: 1 }, { languageId: 4 }] }
const collected = { summary, languageId: 1, site: { siteId: 1 }, data: ['hosts'] }

test('a request starts when site, language and data are there (§4.31)', () => {
  expect(startRequest(collected)).toEqual({
    ok: true,
    value: collected,
  })
})

test('no site for the domain (§5.19, §8.4)', () => {
  expect(startRequest({ ...collected, summary: null })).toEqual({ ok: false, reason: 'no-site-for-domain' })
  expect(startUpErrors['no-site-for-domain']).toBe("Couldn't collect the siteByDomain by domain")
})

test('no language for the site (§5.19, §8.4)', () => {
  expect(startRequest({ ...collected, languageId: 9 })).toEqual({ ok: false, reason: 'no-language-for-site' })
  expect(startRequest({ ...collected, languageId: null })).toEqual({
    ok: false,
    reason: 'no-language-for-site',
  })
  expect(startUpErrors['no-language-for-site']).toBe("Couldn't select the language of the site...")
})

test('no site of that id (§8.4)', () => {
  expect(startRequest({ ...collected, site: null })).toEqual({ ok: false, reason: 'no-site' })
  expect(startUpErrors['no-site']).toBe("Couldn't collect the site by domain")
})

test('incomplete data (§5.19, §8.4)', () => {
  expect(startRequest({ ...collected, data: null })).toEqual({
    ok: false,
    reason: 'incomplete-data',
  })
  expect(startUpErrors['incomplete-data']).toBe(
    "Couldn't collect all data that is needed to start the request",
  )
})

test("the symbol 'Kr.' gives DKK, 'KR' gives SEK, otherwise EUR (SITES-6, §9.20)", () => {
  expect(currencyOfSymbol('Kr.')).toBe('DKK')
  expect(currencyOfSymbol('KR')).toBe('SEK')
  for (const symbol of ['€', 'kr', 'Kr', '', 'constructor', '$']) expect(currencyOfSymbol(symbol)).toBe('EUR')
})
