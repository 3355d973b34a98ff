import { describe, expect, test } from 'vitest'
import { drawInvoice, ublOf } from '../index.ts'
import type { InvoicePaper } from '../invoice.ts'
import { ciiInvoice } from './cii.ts'
import { electronicInvoice } from './electronic-invoice.ts'
import { abroad, creditNote, domestic, paper } from './test-invoices.ts'
import { readElectronicInvoice as read, type Taxed } from './test-read-xml.ts'

async function ubl(invoice: InvoicePaper): Promise<string> {
  return (await ublOf(invoice)) ?? ''
}

function cii(invoice: InvoicePaper): string {
  const electronic = electronicInvoice(invoice)
  return electronic ? ciiInvoice(electronic) : ''
}

const written = [
  ['UBL, two rates', async () => ubl(paper(domestic))],
  ['UBL, without VAT', async () => ubl(paper(abroad))],
  ['UBL, a credit note', async () => ubl(creditNote)],
  ['CII, two rates', async () => cii(paper(domestic))],
  ['CII, without VAT', async () => cii(paper(abroad))],
  ['CII, a credit note', async () => cii(creditNote)],
] as const

describe.each(written)('INVOICES-7: %s keeps the business rules of EN 16931', (_, write) => {
  const sumOf = (items: readonly { cents: number }[]) => items.reduce((total, item) => total + item.cents, 0)

  test('its sums add up (BR-CO-10, 11, 12, 13, 14, 15, 16)', async () => {
    const it = read(await write())
    expect(it.lines.length).toBeGreaterThan(1)
    expect(it.lineTotal).toBe(sumOf(it.lines))
    expect(it.allowances).toBe(sumOf(it.extras.filter(({ isCharge }) => !isCharge)))
    expect(it.charges).toBe(sumOf(it.extras.filter(({ isCharge }) => isCharge)))
    expect(it.exclusive).toBe(it.lineTotal - it.allowances + it.charges)
    expect(it.vat).toBe(it.taxes.reduce((total, { vat }) => total + vat, 0))
    expect(it.inclusive).toBe(it.exclusive + it.vat)
    expect(it.payable).toBe(it.inclusive - it.prepaid)
  })

  test('every rate is that of its lines, and no line has one that is not there (BR-S-01, BR-S-08, BR-CO-17, BR-IC-08, BR-AE-08)', async () => {
    const { lines, extras, taxes } = read(await write())
    const isIn = (tax: Taxed) => (one: Taxed) => one.category === tax.category && one.percent === tax.percent
    for (const one of [...lines, ...extras]) expect(taxes.filter(isIn(one))).toHaveLength(1)
    for (const tax of taxes) {
      const signed = extras
        .filter(isIn(tax))
        .map(({ cents: amount, isCharge }) => (isCharge ? amount : -amount))
      expect(tax.base).toBe(
        sumOf(lines.filter(isIn(tax))) + signed.reduce((total, amount) => total + amount, 0),
      )
      expect(Math.abs(tax.vat - (tax.base * Number(tax.percent)) / 100)).toBeLessThanOrEqual(1)
    }
  })

  test('a line is its price times its quantity (PEPPOL-EN16931-R120)', async () => {
    for (const line of read(await write()).lines)
      expect((line.price * line.quantity) / line.base).toBe(line.cents)
  })

  test('what bears no VAT says why; what bears some does not (BR-IC-10, BR-AE-10, BR-S-10)', async () => {
    const codes: Record<string, string | undefined> = { K: 'VATEX-EU-IC', AE: 'VATEX-EU-AE' }
    for (const { category, reasonCode } of read(await write()).taxes) expect(reasonCode).toBe(codes[category])
  })

  test('names both parties with their countries and VAT numbers, when and whereto (BR-06 to 11, BR-IC-02, 11, 12)', async () => {
    const xml = await write()
    expect(xml).toContain('NL812345678B01')
    expect(xml).toMatch(/NL004495445B01|DE136695976/)
    expect(xml).toContain('Stal &lt;Zon&gt; &quot;B.V.&quot;')
    expect(xml).toMatch(/<cac:Delivery>.*(NL|DE)<|<ram:ShipToTradeParty>.*(NL|DE)</)
    expect(xml).toMatch(
      /<cbc:StartDate>2026-11-16<.*<cbc:EndDate>2026-11-18<|<ram:StartDateTime>.*>20261116<.*<ram:EndDateTime>.*>20261118</,
    )
  })
})

test('INVOICES-7: where no days were promised, the day of the payment stands for the supply (BR-IC-11, INVOICES-12)', async () => {
  const { supplyPeriod: _, ...byAppointment } = abroad
  expect(await ubl(paper(byAppointment))).toMatch(/<cbc:StartDate>2026-11-14<.*<cbc:EndDate>2026-11-14</)
})

test('INVOICES-7: a credit note refers to its invoice (BR-55)', async () => {
  expect(await ubl(creditNote)).toMatch(
    /<CreditNote .*<cbc:CreditNoteTypeCode>381<.*<cbc:ID>HH-2026-000041</s,
  )
  expect(cii(creditNote)).toMatch(/<ram:TypeCode>381<.*<ram:IssuerAssignedID>HH-2026-000041</s)
})

test('INVOICES-7: consumers, and documents of before, have none', async () => {
  const consumer = { ...domestic, buyer: { ...domestic.buyer, companyName: null } }
  expect(await ublOf(paper(consumer))).toBeNull()
  const { costs: _, ...before } = domestic
  expect(await ublOf(paper(before))).toBeNull()
})

test('INVOICES-7: the PDF of a company is a PDF/A-3 with the invoice inside: metadata, colours, fonts, file (INVOICES-11)', async () => {
  const style = { platform: 0, languageCode: 'nl', regionCode: 'NL' } as const
  const [bytes, again] = [
    await drawInvoice(paper(domestic), style),
    await drawInvoice(paper(domestic), style),
  ]
  expect(bytes.equals(again)).toBe(true)
  const pdf = bytes.toString('latin1')
  for (const fact of [
    '%PDF-1.7',
    '<pdfaid:part>3</pdfaid:part>',
    '<pdfaid:conformance>B</pdfaid:conformance>',
    '<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>',
    '<pdfaSchema:prefix>fx</pdfaSchema:prefix>',
    '/GTS_PDFA1',
    '/AFRelationship /Alternative',
    'factur-x.xml',
  ])
    expect(pdf).toContain(fact)
  expect(pdf.match(/\/Type \/FontDescriptor/g)?.length).toBe(pdf.match(/\/FontFile2? /g)?.length)
  const plain = await drawInvoice(
    paper({ ...domestic, buyer: { ...domestic.buyer, companyName: null } }),
    style,
  )
  expect(plain.toString('latin1')).not.toContain('pdfaid')
})
