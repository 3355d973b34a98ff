import { keptDays, keptOutsideDays, type KindOfData, type LanguageCode } from '@haverhof/domain/shared'
import { retentions } from '@haverhof/backend/worker'
import { load } from 'js-yaml'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')

type Texts = Record<string, { body: string }>

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const pageTexts = (key: string) =>
  Object.entries((load(read(`data/content/pages/${key}.yaml`)) as { texts: Texts }).texts)

/** A figure that the page quotes from the table of retention, with the word behind it. */
const quotedPeriods = (body: string) =>
  [...retentionPart(body).matchAll(/\{(days|years):([^}]*)\} (\p{L}+)/gu)].map(
    ([, unit = '', kind = '', word = '']) => ({ unit, kind, word }),
  )

function retentionPart(body: string): string {
  return body.split('## ')[4] ?? ''
}

/** What names no customer, or is over in the night it has expired. */
const withoutCustomers = new Set<KindOfData>([
  'expired sessions',
  'expired links',
  'known browsers',
  'used captchas',
  'answered passkey challenges',
  'keys of staff to carts',
  'results of book checks',
  'unused mandates',
  'single searches in vain',
  'searches in vain',
  'visits from mailings',
  'product feeds of closed hosts',
  'answers to staff requests',
  'ended staff sessions',
  'unanswered passkey challenges of staff',
  'ended invitations',
  'ended tasks',
  'webhook events',
  'packing claims',
  'dead jobs of the clock',
  'dead jobs',
])

/** Its requests are told with those for the newsletter: one sentence, one period. */
const toldTogether = new Map<KindOfData, KindOfData>([
  ['unconfirmed reminder subscriptions', 'unconfirmed newsletter subscriptions'],
  ['ended reminder subscriptions', 'ended newsletter subscriptions'],
])

const kindsOfData = Object.keys(keptDays) as KindOfData[]

test.each(pageTexts('privacy'))(
  'the privacy page in %s is made from the table of retention: each kind that names a customer, no figure of its own (RETENTION-3)',
  (language, { body }) => {
    expect(retentionPart(body).replaceAll(/\{[^}]*\}/g, '')).not.toMatch(/\d/)
    const quoted = quotedPeriods(body)
    const kinds = kindsOfData.filter((kind) => !withoutCustomers.has(kind) && !toldTogether.has(kind))
    expect(quoted.map(({ kind }) => kind).toSorted()).toEqual(
      [...kinds, ...Object.keys(keptOutsideDays)].toSorted(),
    )
    // The word behind a figure is of its unit: “2 days” for two years would be another promise.
    const unit = new RegExp(`^(?:${units[language as LanguageCode]})`, 'u')
    const wrong = quoted.filter(({ unit: named, word }) => {
      const [, day, year] = unit.exec(word) ?? []
      return !(named === 'years' ? year : day)
    })
    expect(wrong).toEqual([])
  },
)

test('what the privacy page tells together is kept equally long, and the worker forgets every kind of the table (RETENTION-3)', () => {
  for (const [kind, phrase] of toldTogether) expect(keptDays[kind]).toBe(keptDays[phrase])
  expect(retentions.map(({ what }) => what).toSorted()).toEqual(kindsOfData.toSorted())
  expect(read('docs/operations/retention.md')).toContain('The books are kept ten years')
})

/** Days, then years, as they begin. */
const units: Record<LanguageCode, string> = {
  nl: '(dag)|(jaar)',
  de: '(Tag)|(Jahr)',
  da: '(dag)|(år)',
  en: '(day)|(year)',
  it: '(giorn)|(ann)',
  pt: '(dia)|(ano)',
  es: '(día)|(año)',
  sv: '(dag|dygn)|(år)',
  et: '(päev)|(aasta)',
}

test.each(pageTexts('imprint'))(
  'the imprint in %s names the point of contact and its languages (REPORTS-12)',
  (_, { body }) => {
    const contact = body.split('## ').find((section) => section.includes('2022/2065')) ?? ''
    expect(contact).toContain('[{email}](mailto:{email})')
    // Each language is between two words, the last after “or”.
    expect(contact).toMatch(/\(mailto:\{email\}\), \p{L}+(?: \p{L}+)*, \p{L}+ \p{L}+ \p{L}+/u)
  },
)

test.each(pageTexts('terms'))(
  'the terms in %s say what becomes of reviews and questions that break the rules (REPORTS-23)',
  (_, { body }) => {
    const section = body.split('## ').find((each) => each.startsWith('12. ')) ?? ''
    expect(section.trim().split('\n\n')).toHaveLength(3)
  },
)

const sourcesOf = (pattern: string) =>
  globSync(pattern, { cwd: root })
    .filter((file) => !/\.test\.|node_modules|\/test-/.test(file))
    .map(read)

/** Every name under which the shop keeps something in a browser: constants of cookies and keys, as the code declares them. */
function namesInBrowser(): string[] {
  const storefront = [
    ...sourcesOf('apps/storefront/app/**/*.{ts,tsx}'),
    ...sourcesOf('packages/api-client/browser/*.ts'),
  ]
  const ofCookies = [
    ...sourcesOf('packages/backend/src/!(staff|staff-api)/**/*.ts').filter((text) =>
      text.includes('setCookie('),
    ),
    ...sourcesOf('packages/domain/src/sites/*.ts'),
  ]
  const constants = storefront.flatMap((text) => [
    ...text.matchAll(/const (?:storageKey|reloadedAtKey|\w+StorageKey|\w+Cookie) = '([\w-]+)'/g),
  ])
  const drafts = [...read('apps/storefront/app/features/checkout/steps/drafts.ts').matchAll(/: '([\w-]+)'/g)]
  const cookies = ofCookies.flatMap((text) => [...text.matchAll(/(?:name: '(?=__)|Cookie = ')([\w-]+)'/g)])
  const named = [...constants, ...drafts, ...cookies].map(([, name = '']) => name)
  return [...new Set(named)]
}

test.each(pageTexts('cookies'))(
  'the page about cookies in %s names everything the shop keeps in a browser (CONSENT-7)',
  (_, { body }) => {
    const names = namesInBrowser()
    expect(names.length).toBeGreaterThan(15)
    const listed = [...body.matchAll(/`([\w-]+)`/g)].map(([, name]) => name)
    expect(new Set(listed)).toEqual(new Set(names))
    expect(listed).toHaveLength(names.length)
  },
)

const languages = ['nl', 'de', 'da', 'en', 'it', 'pt', 'es', 'sv', 'et']
const english = /\b(engels|englisch|engelsk\w*|english|inglese|inglês|inglés|engelska|inglise)\b/i

test('the accessibility statement speaks of English texts only where there are some (LAW-11)', () => {
  const untranslated = globSync('data/content/{advice-*,blog-*,news,faq,partners}/*.yaml', {
    cwd: root,
  }).filter((file) => {
    const { texts } = load(read(file)) as { texts?: object }
    return texts && languages.some((language) => !(language in texts))
  })
  expect(untranslated).toEqual([])
  const speaks = pageTexts('accessibility').filter(([, { body }]) => english.test(body))
  expect(speaks.map(([language]) => language)).toEqual([])
})

test('the accessibility statement says what was not tested, and when it was made (LAW-11)', () => {
  const texts = pageTexts('accessibility')
  expect(texts.map(([language]) => language).toSorted()).toEqual(languages.toSorted())
  for (const [, { body }] of texts) expect(body).toMatch(/PDF|Pdf[\s\S]*2026/)
})

type Sites = { sites: { paymentMethods: string[]; languages: { code: string }[] }[] }
type Law = { repeatDelivery: { words: Record<string, string> } }

/** Addresses name two languages in their own way. */
const codes: Record<string, string> = { es: 'esp', sv: 'se' }

test('where a page tells of repeat delivery it names no bank method that no shop in its language offers (LAW-8, LAW-18, REPEAT-31)', () => {
  const { sites } = load(read('data/sites.yaml')) as Sites
  const { words } = (load(read('data/law.yaml')) as Law).repeatDelivery
  const names = { ideal: /iDEAL/, bancontact: /Bancontact/, eps: /\beps\b/ }
  const sections = pageTexts('payment-methods').map(([language, { body }]) => {
    const word = (words[language] ?? '').toLowerCase()
    const section = body.split(/^## /m).find((part) => part.toLowerCase().startsWith(word)) ?? ''
    return { language, section }
  })
  expect(sections.every(({ section }) => section.length > 100)).toBe(true)
  const wrong = sections.flatMap(({ language, section }) => {
    const code = codes[language] ?? language
    const offered = sites
      .filter(({ languages }) => languages.some((each) => each.code === code))
      .flatMap(({ paymentMethods }) => paymentMethods)
    expect(offered).toContain('creditcard')
    return Object.entries(names).flatMap(([id, name]) =>
      name.test(section) && !offered.includes(id) ? [`${language}: ${id}`] : [],
    )
  })
  expect(wrong).toEqual([])
})
