import { brandNames, languages, platformName } from '@haverhof/domain/shared'
import { translatorOf } from '@haverhof/messages/translate'
import { type Formats, formatsOf } from '../formats/index.ts'
import { drawHead } from './invoice-head.ts'
import { drawFeet } from './invoice-feet.ts'
import { drawLines } from './invoice-lines.ts'
import { drawSums } from './invoice-sums.ts'
import type { InvoiceContent, InvoicePaper, PaperStyle } from './invoice.ts'
import { looks } from './looks.ts'
import { type Sheet, openSheet } from './sheet.ts'
import { ciiInvoice } from './e-invoice/cii.ts'
import { electronicInvoice } from './e-invoice/electronic-invoice.ts'
import type { Desk } from './desk.ts'

/** An invoice as PDF on A4 (PAPER-1). The same invoice gives the same paper, in the words of its site and brand. */
export async function drawInvoice(invoice: InvoicePaper, style: PaperStyle): Promise<Buffer> {
  const desk = deskOf(invoice, style)
  let y = drawHead(desk)
  y = drawLines(desk, y)
  drawSums(desk, y)
  drawFeet(desk)
  return desk.sheet.finish()
}

function deskOf(given: InvoicePaper, { platform, languageCode, regionCode }: PaperStyle): Desk {
  const formats = formatsOf({ culture: languages[languageCode].culture, languageCode, regionCode })
  const invoice = { ...given, document: withCountries(given.document, formats) }
  const locale = `${platformName(platform)}-${languageCode}`
  const text = translatorOf(locale, 'paper')
  const brand = brandNames[platform]
  const title = `${text(`title.${invoice.kind}`)} ${invoice.number}`
  const electronic = electronicInvoice(given)
  const sheet: Sheet = openSheet({
    xml: electronic && ciiInvoice(electronic),
    title,
    author: invoice.document.seller.name,
    language: languageCode,
    createdAt: new Date(invoice.issuedAt),
  })
  return {
    sheet,
    invoice,
    brand,
    look: looks[platform],
    formats,
    text,
    method: translatorOf(locale, 'mail.methods'),
  }
}

/** Addresses end with the code of their country; the paper says its name. */
function withCountries(document: InvoiceContent, { country }: Formats): InvoiceContent {
  const named = (lines: string[]) => lines.map((line) => (/^[A-Z]{2}$/.test(line) ? country(line) : line))
  const { seller, buyer } = document
  return {
    ...document,
    seller: { ...seller, lines: named(seller.lines) },
    buyer: { ...buyer, lines: named(buyer.lines) },
  }
}
