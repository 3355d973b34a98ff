import { openFont } from '@haverhof/artwork/fonts'
import { languageCodes } from '@haverhof/domain/shared'
import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { typefaces } from './fonts.ts'
import { drawInvoice, type InvoiceContent } from './index.ts'
import type { InvoicePaper, PaperStyle } from './invoice.ts'

const german: PaperStyle = { platform: 1, languageCode: 'de', regionCode: 'DE' }

const document: InvoiceContent = {
  seller: {
    name: 'Haverhof B.V.',
    lines: ['Haverstraat 12', '8011 AB Zwolle', 'NL'],
    vatNumber: 'NL812345678B01',
  },
  buyer: {
    name: 'Łukasz Żółć',
    companyName: 'Reitstall Sonnenhof GmbH',
    lines: ['Hauptstraße 12', '84453 Mühldorf', 'DE'],
    vatNumber: 'DE123456789',
  },
  orderId: 100_001,
  orderedAt: '2026-11-14T12:00:00.000Z',
  paidAt: '2026-11-14T12:05:00.000Z',
  paymentMethodId: 'sepa',
  lines: [
    {
      description: 'Bergwiesen Müsli, 20 kg',
      quantity: 2,
      vatPercent: 7,
      unitNetCents: 2794.39,
      totalCents: 5980,
    },
    { description: 'Lodenkappe', quantity: 1, vatPercent: 19, totalCents: 123_456, unitNetCents: 103_744.5 },
    { description: 'Heutaler, 1 kg', quantity: 1, vatPercent: 7, totalCents: 0 },
  ],
  discounts: [{ description: 'Willkommen', amountCents: 500 }],
  shippingCents: 595,
  paymentCostsCents: 0,
  vat: [
    { percent: 7, baseCents: 5593, vatCents: 392 },
    { percent: 19, baseCents: 103_820, vatCents: 19_726 },
  ],
  totalExclVatCents: 109_413,
  totalCents: 129_531,
  giftCardCents: 2500,
  isReverseCharge: false,
}

const invoice: InvoicePaper = {
  kind: 'invoice',
  number: 'DE2026-000123',
  // In Germany it is already the next day.
  issuedAt: '2026-11-15T23:30:00.000Z',
  document,
}

async function textOf(bytes: Buffer): Promise<{ pages: string[]; text: string }> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: false })
  const pages = text.map((page) => page.replaceAll(/[\s\u00a0]+/g, ' '))
  return { pages, text: pages.join(' ') }
}

/** The amounts of a German paper in cents. */
function amountsIn(text: string): number[] {
  return [...text.matchAll(/(−?)(?<![\d.])(\d+),(\d\d) €/g)].map(
    ([, minus, euros, cents]) => Number(`${euros}${cents}`) * (minus ? -1 : 1),
  )
}

describe('PAPER-1, INVOICES-5: an invoice says all that the law asks', () => {
  test('its full stops can be copied, whatever was drawn before with the same font', async () => {
    for (const { file } of Object.values(typefaces).flat())
      for (const { path } of openFont(file).layout(':;…!?').glyphs) path.toSVG()
    expect((await textOf(await drawInvoice(invoice, german))).text).toContain('Haverhof B.V.')
  })

  test('numbers, dates, both parties, goods and VAT per rate (INVOICES-10)', async () => {
    const { text } = await textOf(await drawInvoice(invoice, german))
    for (const fact of [
      'Mühldorfer',
      'Rechnungsnummer DE2026-000123',
      'Rechnungsdatum 16-11-2026',
      'Bestellnummer 100001',
      'SEPA-Lastschrift',
      'Haverhof B.V.',
      'NL812345678B01',
      '05081234',
      'Reitstall Sonnenhof GmbH',
      'Łukasz Żółć',
      'Hauptstraße 12',
      'Deutschland',
      'Niederlande',
      'USt-IdNr. DE123456789',
      'Bergwiesen Müsli, 20 kg',
      'kostenlos',
      '27,9439 €',
      '1.037,445 €',
      'Zahlung erhalten am 14-11-2026.',
      'den Tag der Lieferung nennt der Lieferschein',
      'Seite 1 von 1',
    ]) {
      expect(text).toContain(fact)
    }
  })

  test('PAPER-3: its sums are those of the order, to the cent', async () => {
    const { text } = await textOf(await drawInvoice(invoice, german))
    const amounts = [5980, 123_456, -500, 595]
    expect(amounts.reduce((sum, cents) => sum + cents, 0)).toBe(document.totalCents)
    expect(amountsIn(text)).toEqual([
      ...amounts,
      document.totalCents,
      -document.giftCardCents,
      document.totalCents - document.giftCardCents,
      ...document.vat.flatMap(({ baseCents, vatCents }) => [baseCents, vatCents]),
      document.totalExclVatCents,
      document.totalCents - document.totalExclVatCents,
    ])
  })

  test('INVOICES-5: delivery has its rate and its net price in its line, and what is free has no rate on any invoice', async () => {
    const costs = [
      { percent: 7, treatment: 'taxed' as const, grossCents: 107, vatCents: 7 },
      { percent: 19, treatment: 'taxed' as const, grossCents: 488, vatCents: 78 },
    ]
    const drawn = async (content: InvoiceContent) =>
      (await textOf(await drawInvoice({ ...invoice, document: content }, german))).text
    const text = await drawn({ ...document, costs })
    // Read from the right: amount, rate, price of one without VAT, pieces.
    expect(text).toMatch(/Lieferung 1,07 €7 %1,00 €1 Lieferung 4,88 €19 %4,10 €1/)
    expect(text).toMatch(/Heutaler, 1 kg kostenlos1/)
    // Of before rates were kept: one sum.
    expect(await drawn(document)).toMatch(/Lieferung 5,95 €/)
  })

  test('goods and services without VAT are named, each with its own article (INVOICES-10)', async () => {
    const exempt = (...treatments: ('intra-community' | 'reverse-charge')[]) => ({
      ...document,
      isReverseCharge: true,
      vat: treatments.map((treatment) => ({ percent: 0, treatment, baseCents: 1000, vatCents: 0 })),
      totalExclVatCents: document.totalCents,
    })
    const drawn = async (content: InvoiceContent) =>
      (await textOf(await drawInvoice({ ...invoice, document: content }, german))).text
    const text = await drawn(exempt('intra-community'))
    expect(text).toContain('Steuerfreie innergemeinschaftliche Lieferung (Artikel 138')
    expect(text).not.toContain('Steuerschuldnerschaft')
    expect(text).toContain('Gesamtbetrag ohne MwSt.')
    expect(text).not.toMatch(/\d %/)
    const service = await drawn(exempt('reverse-charge'))
    expect(service).toContain('Steuerschuldnerschaft des Leistungsempfängers (Artikel 196')
    expect(service).not.toContain('Artikel 138')
    const mixed = await drawn(exempt('intra-community', 'reverse-charge'))
    expect(mixed).toMatch(/Artikel 138.*Artikel 196/)
    // Papers of before the two were told apart.
    expect(await drawn({ ...exempt(), vat: [] })).toContain('Artikel 138')
  })

  test('what stays taxed beside a service without VAT keeps its table', async () => {
    const vat = [
      { percent: 0, treatment: 'reverse-charge' as const, baseCents: 3600, vatCents: 0 },
      ...document.vat,
    ]
    const { text } = await textOf(await drawInvoice({ ...invoice, document: { ...document, vat } }, german))
    expect(text).toContain('Artikel 196')
    expect(text).toContain('19 % 1038,20 € 197,26 €')
  })

  test('an analysis has no delivery note: the result names the day (INVOICES-10)', async () => {
    const lines = document.lines.map((line) => ({ ...line, supply: 'service' as const }))
    const { text } = await textOf(await drawInvoice({ ...invoice, document: { ...document, lines } }, german))
    expect(text).toContain('Die Analyse folgt nach Eingang der Probe')
  })

  test('a credit note names the invoice it corrects, and why', async () => {
    const credits = {
      invoiceNumber: 'HH-2026-000042',
      issuedAt: document.orderedAt,
      reason: 'return' as const,
    }
    const paper = { ...invoice, kind: 'credit' as const, document: { ...document, credits } }
    const { text } = await textOf(await drawInvoice(paper, german))
    expect(text).toContain('Rechnungskorrektur an')
    expect(text).not.toContain('Rechnung an')
    expect(text).toContain('Erstattet')
    expect(text).toContain('Zu Rechnung HH-2026-000042 vom 14-11-2026. Grund: Rücksendung.')
  })

  test('a credit note says what the bank took back, and pays the rest (REFUNDS-9, 18)', async () => {
    const credits = {
      invoiceNumber: 'HH-2026-000041',
      issuedAt: '2026-11-01T12:00:00.000Z',
      reason: 'cancellation' as const,
      chargedBackCents: 129_531,
    }
    const paper = {
      ...invoice,
      kind: 'credit' as const,
      document: { ...document, giftCardCents: 0, credits },
    }
    const { text } = await textOf(await drawInvoice(paper, german))
    expect(text).toContain('Von Ihrer Bank zurückgebucht −1295,31 € Erstattet 0,00 €')
  })

  test('it speaks all nine languages', async () => {
    for (const languageCode of languageCodes) {
      const { text } = await textOf(
        await drawInvoice(invoice, { platform: 0, languageCode, regionCode: 'NL' }),
      )
      expect(text).toContain('DE2026-000123')
      expect(text).toContain('Haverhof')
    }
  })
})

describe('PAPER-4: long papers', () => {
  const word = 'Pferdesporternährungsergänzungsmittelherstellungsbetriebsgenossenschaftsversammlung'
  const lines = Array.from({ length: 90 }, (_, index) => ({
    description: index % 3 === 0 ? `${word} Nummer ${index}` : `Artikel ${index}`,
    quantity: 1,
    vatPercent: 7,
    totalCents: 1000 + index,
  }))

  test('a table over several pages repeats its head, numbers its pages and loses no line', async () => {
    const { pages, text } = await textOf(
      await drawInvoice({ ...invoice, document: { ...document, lines } }, german),
    )
    expect(pages.length).toBeGreaterThan(2)
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(`Seite ${index + 1} von ${pages.length}`)
    }
    for (const page of pages.slice(0, -1)) expect(page).toContain('Bezeichnung')
    const amounts = amountsIn(text)
    for (const line of lines) expect(amounts).toContain(line.totalCents)
    expect(amounts).toContain(document.totalCents)
  })
})

test('PAPER-2: the same invoice gives the same bytes, with its title and its own fonts', async () => {
  const [one, two] = [await drawInvoice(invoice, german), await drawInvoice(invoice, german)]
  expect(one.equals(two)).toBe(true)
  const { info } = await getMeta(await getDocumentProxy(new Uint8Array(one)))
  expect(info).toMatchObject({ Title: 'Rechnung DE2026-000123', Author: 'Haverhof B.V.' })
  expect(one.toString('latin1')).toContain('/FontFile2')
})

test('what a customer typed in other scripts is written, not left out', async () => {
  const buyer = { ...document.buyer, name: 'Ελένη Παπαδοπούλου', companyName: 'Иванов и сын' }
  const { text } = await textOf(await drawInvoice({ ...invoice, document: { ...document, buyer } }, german))
  expect(text).toContain('Ελένη Παπαδοπούλου')
  expect(text).toContain('Иванов и сын')
})
