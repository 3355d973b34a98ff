import { judgeBy, readSchematron } from '@haverhof/testing/schematron'
import { describe, expect, test } from 'vitest'
import { ublOf } from '../index.ts'
import type { InvoicePaper } from '../invoice.ts'
import { ciiInvoice } from './cii.ts'
import { electronicInvoice } from './electronic-invoice.ts'
import { abroad, creditNote, domestic, paper } from './test-invoices.ts'

async function cii(invoice: InvoicePaper): Promise<string> {
  const electronic = electronicInvoice(invoice)
  return electronic ? ciiInvoice(electronic) : ''
}

const syntaxes = [
  ['UBL', readSchematron('EN16931-UBL.sch'), async (invoice: InvoicePaper) => (await ublOf(invoice)) ?? ''],
  ['CII', readSchematron('EN16931-CII.sch'), cii],
] as const

const invoices = [
  ['two rates, a discount and costs', paper(domestic)],
  ['without VAT', paper(abroad)],
  ['a credit note', creditNote],
] as const

const patience = { timeout: 120_000 }

describe.each(syntaxes)(
  'INVOICES-7: %s breaks none of the published rules of EN 16931',
  (_, rules, write) => {
    test.each(invoices)('%s', patience, async (__, invoice) => {
      const { broken, asked } = judgeBy(rules, await write(invoice))
      expect(broken).toEqual([])
      expect(asked).toBeGreaterThan(500)
    })

    test('a wrong sum would be told', patience, async () => {
      const xml = await write(paper(domestic))
      const wrong = xml.replace(/(?<=(TaxInclusiveAmount|GrandTotalAmount)[^>]*>)25\.54/, '25.55')
      expect(wrong).not.toBe(xml)
      expect(judgeBy(rules, wrong).broken).toContain('BR-CO-15')
    })
  },
)
