import type { LanguageCode } from '@haverhof/domain/shared'
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

/** What the privacy page tells, line by line: its figures, and the kinds of data that the shop forgets for them. */
const told: { figures: number[]; forgotten: [days: number, what: string][] }[] = [
  { figures: [10], forgotten: [] },
  { figures: [30], forgotten: [[30, 'registrations that nobody confirmed']] },
  { figures: [], forgotten: [] },
  { figures: [400], forgotten: [[400, 'who signed in and out']] },
  { figures: [90], forgotten: [[90, 'addresses that orders came from']] },
  { figures: [30, 1], forgotten: [[1, 'counted attempts']] },
  {
    figures: [90, 180],
    forgotten: [
      [90, 'open carts'],
      [180, 'content of ordered carts'],
    ],
  },
  {
    figures: [90, 2, 180],
    forgotten: [
      [90, 'words of sent mails'],
      [730, 'that a mail was sent'],
      [180, 'mails that were given up'],
    ],
  },
  {
    figures: [3, 30, 400],
    forgotten: [
      [1096, 'those who left'],
      [1096, 'those who want no more reminders'],
      [30, 'questions that nobody confirmed'],
      [30, 'questions about reminders that nobody confirmed'],
      [400, 'reminders of carts'],
    ],
  },
  {
    figures: [30, 365],
    forgotten: [
      [30, 'who was told of a pack'],
      [365, 'wishes for a pack'],
    ],
  },
  {
    figures: [400, 90],
    forgotten: [
      [400, 'requests for reviews'],
      [90, 'photos of reviews that are not shown'],
    ],
  },
  {
    figures: [30, 365],
    forgotten: [
      [30, 'addresses of askers'],
      [365, 'questions that were rejected'],
    ],
  },
  { figures: [365], forgotten: [[365, 'reports that were decided']] },
  { figures: [2], forgotten: [[730, 'photos of returns']] },
  // Letters to customer service are no business of the shop's database.
  { figures: [2], forgotten: [] },
  {
    figures: [2, 10],
    forgotten: [
      [731, 'what was done beside money and goods'],
      [3653, 'what was done with money and goods'],
    ],
  },
  { figures: [], forgotten: [] },
]

/** What names no customer, or is over in the night it has expired. */
const withoutCustomers = [
  'expired sessions',
  'expired links',
  'known browsers',
  'used captchas',
  'answered questions to passkeys',
  'keys of staff to carts',
  'results of looking at the books',
  'mandates that nothing began with',
  'searches in vain of one time',
  'searches in vain',
  'visits from mailings',
  'product feeds of hosts that are gone',
  'answers to changes of staff and other programs',
  'sessions of staff that have ended',
  'questions to passkeys that nobody answered',
  'invitations that were used or have ended',
  'tasks that have ended',
  'events for other programs',
  'who had an order on the packing table',
  'dead jobs of the clock',
  'dead jobs',
]

test.each(pageTexts('privacy'))(
  'the privacy page in %s tells the periods after which the shop forgets (RETENTION-3)',
  (language, { body }) => {
    const lines = body.split('## ')[4]?.match(/^- .*$/gm) ?? []
    const figures = lines.map((line) => (line.match(/\d+/g) ?? []).map(Number))
    expect(figures).toEqual(told.map((each) => each.figures))
    // Years are told as years, all else as days: “2 days” for two years would be another promise.
    const unit = new RegExp(`^(?:${units[language as LanguageCode]})`, 'u')
    const periods = lines.flatMap((line) => [...line.matchAll(/(\d+)\s+(\p{L}+)/gu)])
    expect(periods).toHaveLength(figures.flat().length)
    const wrong = periods.filter(([, figure, word = '']) => {
      const [, day, year] = unit.exec(word) ?? []
      return !(isYears(Number(figure)) ? year : day)
    })
    expect(wrong.map(([period]) => period)).toEqual([])
  },
)

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

/** In the table of retention, years are days of years. */
function isYears(figure: number): boolean {
  return told.some(
    ({ figures, forgotten }) =>
      figures.includes(figure) && forgotten.some(([days]) => Math.abs(days - figure * 365.25) <= 2),
  )
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
  'the terms in %s say what becomes of reviews and questions that break the rules (REPORTS-12)',
  (_, { body }) => {
    const section = body.split('## ').find((each) => each.startsWith('12. ')) ?? ''
    expect(section.trim().split('\n\n')).toHaveLength(3)
  },
)

test('every kind of data that is forgotten is on the privacy page or names no customer (RETENTION-3)', () => {
  const known = told.flatMap(({ forgotten }) => forgotten)
  const inCode = retentions.map(({ what, keptDays }) => [keptDays, what])
  expect(known.filter(([days, what]) => !inCode.some((one) => one[0] === days && one[1] === what))).toEqual(
    [],
  )
  const names = new Set([...known.map(([, what]) => what), ...withoutCustomers])
  expect(inCode.map(([, what]) => String(what)).filter((what) => !names.has(what))).toEqual([])
  expect(read('docs/operations/retention.md')).toContain('The books are kept ten years')
})

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
    ...sourcesOf('packages/backend/src/!(backoffice)/**/*.ts').filter((text) => text.includes('setCookie(')),
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

test('where a page tells of repeat delivery it names no bank method that no shop in its language offers (LAW-8, REPEAT-2)', () => {
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
