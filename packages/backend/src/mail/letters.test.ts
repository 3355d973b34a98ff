import { languageCodes, languages } from '@haverhof/domain/shared'
import type { SiteScope } from '@haverhof/domain/sites'
import { describe, expect, test } from 'vitest'
import type { Letter } from './layout/blocks.ts'
import { letterAsHtml } from './layout/html-layout.ts'
import { letterAsText } from './layout/text-layout.ts'
import { type Letterhead, letterheadFor } from './letterhead.ts'
import { writeLetter } from './letters/index.ts'
import type { Mail, MailKind } from './mail-kinds.ts'
import type { OrderForMail } from './order-for-mail.ts'
import { accounts, facts, invitation } from './test-facts.ts'
import { testOrder } from './test-order.ts'

function headOf(languageCode: keyof typeof languages, platform: 0 | 1 = 0, regionCode = 'NL') {
  const { languageId, culture } = languages[languageCode]
  const scope = { siteId: 1, languageId, languageCode, culture, host: 'haverhof.nl', platform, regionCode }
  const contact = { phone: '+31 38 123 4567', address: 'service@haverhof.nl' }
  return letterheadFor(scope as SiteScope, 'https://haverhof.nl', contact)
}

function mailOf(kind: MailKind): Mail {
  const rest = { causeKey: kind, siteId: 1, languageId: 1, toAddress: 'anna@example.com' }
  return { kind, facts: facts[kind], ...rest } as Mail
}

const kinds = Object.keys(facts) as MailKind[]

function letterOf(head: Letterhead, kind: MailKind, order: OrderForMail = testOrder): Letter {
  return writeLetter(head, mailOf(kind), {
    order,
    account: accounts[kind] ?? null,
    invitation: /^staff-(invitation|reset)$/.test(kind) ? invitation : null,
  })
}

/** Dutch amounts in cents, in the order in which they stand. */
function amountsIn(text: string): number[] {
  return [...text.matchAll(/(−?)€\s(\d+),(\d\d)/g)].map(
    ([, minus, euros, cents]) => Number(`${euros}${cents}`) * (minus ? -1 : 1),
  )
}

describe('MAIL-4: letters speak the language and for the brand of their site', () => {
  test.each(languageCodes)('every letter is whole in %s', async (languageCode) => {
    for (const kind of kinds) {
      const head = headOf(languageCode)
      const letter = letterOf(head, kind)
      const html = await letterAsHtml(head, letter)
      const text = letterAsText(head, letter)
      expect(html).toContain(`lang="${languageCode}"`)
      expect(letter.subject.length).toBeGreaterThan(10)
      expect(letter.subject.length).toBeLessThan(90)
      for (const written of [html, text, letter.subject]) {
        expect(written).not.toMatch(/undefined|\[object|NaN|\{\w+\}(?!@)|Invalid Date/)
      }
    }
  })

  test('the sister brand has its own name, colours and words (§1.4)', async () => {
    const head = headOf('de', 1, 'DE')
    const letter = letterOf(head, 'order-confirmation')
    const html = await letterAsHtml(head, letter)
    expect(letter.title).toBe('Auftragsbestätigung')
    // A narrow window may tear an address, and never a total.
    expect(html).toMatch(/font-weight:700;[^"]*text-align:right;white-space:nowrap"\s*>[\d,.]+\s€/)
    expect(html).toContain('>Mühldorfer</a')
    expect(html).toContain('#17365c')
    expect(html).not.toContain('#1f4d3a')
  })

  test('days are those of the country of the site, as DD-MM-YYYY (SHELL-19, ACC-159)', () => {
    const late = { ...testOrder, orderedAt: '2026-11-15T23:30:00.000Z' }
    const text = letterAsText(headOf('nl'), letterOf(headOf('nl'), 'order-confirmation', late))
    expect(text).toContain('Besteld op: 16-11-2026')
  })
})

describe('letters about an order that is fetched or comes by post (MAIL-15)', () => {
  const address = {
    name: 'Ruitershop De Hoef',
    companyName: null,
    street: 'Stationsweg',
    streetNumber: '8',
    streetNumberAddition: null,
    zipcode: '8011 CW',
    city: 'Zwolle',
    regionCode: 'NL',
  }
  const toPlace = (kind: 'parcel-shop' | 'dealer') => ({
    ...testOrder,
    delivery: { kind, name: address.name, address },
  })

  test.each(languageCodes)('name the place with its address, in %s', (languageCode) => {
    const head = headOf(languageCode)
    for (const destination of [toPlace('parcel-shop'), toPlace('dealer')])
      for (const kind of ['order-confirmation', 'order-sent'] as const) {
        const text = letterAsText(head, letterOf(head, kind, destination))
        expect(text).toContain('  Ruitershop De Hoef\n  Stationsweg 8\n  8011 CW Zwolle\n')
      }
  })

  test.each(languageCodes)('announce a parcel only to whom one comes, in %s (ACC-278)', (languageCode) => {
    const head = headOf(languageCode)
    const orders = [testOrder, toPlace('dealer'), { ...testOrder, delivery: { kind: 'none' } as const }]
    const previews = orders.map((order) => letterOf(head, 'order-sent', order).preview)
    expect(new Set(previews).size).toBe(3)
  })
})

describe('the confirmation of an order', () => {
  const head = headOf('nl')
  const confirm = (changes = {}) => {
    const letter = letterOf(head, 'order-confirmation', { ...testOrder, ...changes })
    return { letter, text: letterAsText(head, letter) }
  }

  test('MAIL-10: its sums are those of the order, to the cent, with the minus sign of the pages (ACC-278)', () => {
    const { text } = confirm()
    const { lines, orderDiscounts, shippingCents, subTotalCents, totalCents, vat, giftCardCents, dueCents } =
      testOrder
    expect(subTotalCents - 500 + shippingCents).toBe(totalCents)
    expect(amountsIn(text.split('Herroepingsrecht')[0] ?? '')).toEqual([
      ...lines.map((line) => line.totalCents),
      subTotalCents,
      ...orderDiscounts.map(({ amountCents }) => -amountCents),
      shippingCents,
      totalCents,
      ...vat.map(({ vatCents }) => vatCents),
      -giftCardCents,
      dueCents,
    ])
  })

  test('names samples, gifts, addresses, payment and the invoice, and leads to the order', () => {
    const { text } = confirm()
    for (const phrase of [
      'Monsters: Kuil achterste land, Hooi 2e snede',
      'Herhaallevering, elke 6 weken',
      '1 × Voerschep  gratis',
      'Dorpsstraat 12 A',
      'iDEAL',
      'factuur NL2026-000123',
      `https://haverhof.nl/checkout/complete/?id=100001&key=${'k'.repeat(32)}`,
    ]) {
      expect(text).toContain(phrase)
    }
  })

  test('MAIL-11: carries the terms of withdrawal with the model form and the way to the function', () => {
    const { text } = confirm()
    expect(text).toContain('binnen 14 dagen')
    expect(text).toContain('Modelformulier')
    expect(text).toContain('https://haverhof.nl/withdraw/')
  })

  test('MAIL-11: of a company says nothing of a withdrawal that only consumers have', () => {
    const billing = { ...testOrder.billing, companyName: 'Stal Zonneveld' }
    const { text } = confirm({ billing, beginAnalysis: true })
    expect(text).toContain('Stal Zonneveld')
    expect(text).not.toMatch(/Herroepingsrecht|Modelformulier|14 dagen|\/withdraw\//)
  })

  test('repeats that an analysis may begin before the time of withdrawal is over, when that was asked for (ORDERS-30)', () => {
    expect(confirm({ beginAnalysis: true }).text).toContain('met de analyse te beginnen voordat de 14 dagen')
    expect(confirm().text).not.toContain('met de analyse te beginnen voordat')
  })

  test('a reverse charge shows no VAT and says why', () => {
    const vat = (['intra-community', 'reverse-charge'] as const).map((treatment) => ({
      percent: 0,
      treatment,
      vatCents: 0,
    }))
    const { text } = confirm({ isReverseCharge: true, vat, vatNumber: 'DE123456789' })
    expect(text).toContain('Intracommunautaire levering zonder btw')
    expect(text).toContain('Btw verlegd')
    expect(text).not.toContain('waarvan')
    expect(text).toContain('DE123456789')
  })

  test('another currency stands beside the euro as an indication', () => {
    const { text } = confirm({ shown: { currency: 'DKK', cents: 99_800 } })
    expect(text.replaceAll('\u00a0', ' ')).toContain('Ongeveer DKK 998,00. Het bedrag in euro is bindend.')
  })
})

test('MAIL-9: letters show what they speak of: parts of an order, gifts, what runs out, comes again, is there again or is asked about (MAIL-25)', async () => {
  const head = headOf('nl')
  const picturesOf = async (kind: MailKind) => {
    const html = await letterAsHtml(head, letterOf(head, kind))
    return [...html.matchAll(/ src="([^"]*)"/g)].map(([, address]) => address?.split('/').at(-1))
  }
  expect(await picturesOf('order-confirmation')).toEqual(['10101-400.jpg', '40101-400.jpg', '24101-400.jpg'])
  expect(await picturesOf('order-part-sent')).toEqual(['10101-400.jpg'])
  for (const kind of ['pack-runs-out', 'stock-alert', 'review-request'] as const)
    expect(await picturesOf(kind)).toEqual(['10101-400.jpg'])
  for (const kind of ['repeat-begun', 'repeat-announced'] as const)
    expect(await picturesOf(kind)).toEqual(['10101-400.jpg', '24101-400.jpg'])
  for (const kind of ['pack-runs-out', 'stock-alert'] as const) {
    const text = letterAsText(head, letterOf(head, kind))
    expect(text.replaceAll('\u00a0', ' ')).toContain('* Sport Muesli  € 21,95\n  20 kg')
  }
  expect(letterAsText(head, letterOf(head, 'review-request'))).toContain(
    '* Sport Muesli\n  20 kg\n* Slobber\n',
  )
})

test('MAIL-9: a letter fetches nothing and runs nothing', async () => {
  for (const kind of kinds) {
    const head = headOf('en')
    const html = await letterAsHtml(head, letterOf(head, kind))
    expect(html).not.toMatch(/<script|<link|url\(|@import/)
    for (const [tag, address] of html.matchAll(/<[^>]* src="([^"]*)"[^>]*>/g)) {
      expect(address).toMatch(/^https:\/\/haverhof\.nl\/pictures\//)
      expect(tag).toMatch(/^<img .*alt="" width="64" height="64"/)
    }
    for (const [, address] of html.matchAll(/href="([^"]*)"/g))
      expect(address).toMatch(/^https:\/\/(haverhof\.nl|jouw\.postnl\.nl)\//)
  }
})

test('who registered with the order reads in both letters that what comes again begins with the account, and is reminded of it (REPEAT-3, REPEAT-59, REPEAT-32)', () => {
  const head = headOf('en')
  const every = (repeatDays: number | null) => testOrder.lines.map((line) => ({ ...line, repeatDays }))
  const confirmed = (order: OrderForMail) => letterAsText(head, letterOf(head, 'order-confirmation', order))
  const waits = /begins as soon as you activate your account/
  expect(confirmed({ ...testOrder, lines: every(4), hasAccount: false })).toMatch(waits)
  expect(confirmed({ ...testOrder, lines: every(4) })).not.toMatch(waits)
  expect(confirmed({ ...testOrder, lines: every(null), hasAccount: false })).not.toMatch(waits)
  const activation = (beginsRepeat: boolean, lapsesOn?: string) => {
    const account = {
      letter: 'activation' as const,
      firstName: 'Anna',
      url: 'https://haverhof.nl/c',
      beginsRepeat,
      ...(lapsesOn && { lapsesOn }),
    }
    const letter = writeLetter(head, mailOf('account-activation'), { order: null, account, invitation: null })
    return letterAsText(head, letter)
  }
  expect(activation(true)).toContain('Your repeat delivery waits for this')
  expect(activation(false)).not.toContain('Your repeat delivery waits for this')
  expect(activation(false, '2026-12-17')).toMatch(/still waiting[^]*From 17-12-2026 on it can’t begin/)
})
