import { type Desk, fullWidth, right, roomFor } from './desk.ts'
import { left } from './desk.ts'
import type { InvoiceContent } from './invoice.ts'
import { styles } from './looks.ts'
import type { TextStyle } from './sheet.ts'

const width = 260
const x = right - width
const rowHeight = 17

/** The sums of the order to the cent: total, VAT per rate, what was paid (PAPER-3). They never part over two pages. */
export function drawSums(desk: Desk, top: number): void {
  const { text, formats, invoice, sheet } = desk
  const { document, kind } = invoice
  const { totalCents, giftCardCents, isReverseCharge, credits } = document
  const chargedBackCents = credits?.chargedBackCents ?? 0
  let { y } = roomFor(desk, top + 14, heightOf(desk))
  y =
    drawRow(desk, y, text(isReverseCharge ? 'totalNet' : 'total'), formats.euro(totalCents), styles.total) + 8
  if (giftCardCents > 0) {
    y = drawRow(desk, y, text('giftCard'), formats.euro(-giftCardCents), styles.text)
  }
  if (chargedBackCents > 0) {
    y = drawRow(desk, y, text('chargedBack'), formats.euro(-chargedBackCents), styles.text)
  }
  const paidCents = totalCents - giftCardCents - chargedBackCents
  y = drawRow(desk, y, text(`paid.${kind}`), formats.euro(paidCents), styles.text) + 14
  if (hasVat(document)) y = drawVat(desk, y) + 14
  for (const note of exemptions(desk)) {
    y += sheet.write(note, styles.strong, { x: left, y, width: fullWidth }) + 6
  }
  sheet.write(closingOf(desk), styles.soft, { x: left, y, width: fullWidth })
}

function hasVat({ isReverseCharge, vat }: InvoiceContent): boolean {
  return !isReverseCharge && vat.length > 0
}

/** Why something bears no VAT, of goods and of services each by its own article (INVOICES-5). */
function exemptions({ invoice: { document }, text }: Desk): string[] {
  const { vat, isReverseCharge } = document
  const named = new Set(vat.flatMap(({ treatment = 'taxed' }) => (treatment === 'taxed' ? [] : treatment)))
  // Papers of before services had a reason of their own.
  if (isReverseCharge && named.size === 0) named.add('intra-community')
  return [...named].map((treatment) => text(`exempt.${treatment}`))
}

/** When the money came and where the day of supply stands; of a credit note, what it takes back and why (INVOICES-5). */
function closingOf({ invoice, text, formats }: Desk): string {
  const { credits, paidAt, lines } = invoice.document
  if (credits) {
    const reason = text(`reasons.${credits.reason}`)
    return text('credits', { number: credits.invoiceNumber, date: formats.date(credits.issuedAt), reason })
  }
  const isService = lines.every(({ supply }) => supply === 'service')
  return text(isService ? 'supply.service' : 'supply.goods', {
    date: formats.date(paidAt ?? invoice.issuedAt),
  })
}

function heightOf(desk: Desk): number {
  const { invoice, sheet } = desk
  const vatRows = hasVat(invoice.document) ? invoice.document.vat.length + 2 : 0
  const notes = exemptions(desk).map((note) => sheet.heightOf(note, styles.strong, fullWidth) + 6)
  const closing = sheet.heightOf(closingOf(desk), styles.soft, fullWidth)
  return rowHeight * (3 + vatRows) + 8 + 14 + 14 + notes.reduce((sum, height) => sum + height, 0) + closing
}

function drawRow({ sheet }: Desk, y: number, label: string, value: string, style: TextStyle): number {
  sheet.write(label, style, { x, y, width: width - 100 })
  sheet.write(value, style, { x: right - 100, y, width: 100, align: 'right' })
  return y + rowHeight
}

const vatColumns = [
  { key: 'rate', x: left, width: 90, align: 'left' },
  { key: 'base', x: left + 90, width: 130, align: 'right' },
  { key: 'amount', x: left + 220, width: 100, align: 'right' },
] as const

function drawVat(desk: Desk, top: number): number {
  const { text, formats, sheet, invoice, look } = desk
  const { vat, totalExclVatCents, totalCents } = invoice.document
  const rows = vat.map(({ percent, baseCents, vatCents }) => ({
    rate: formats.percent(percent),
    base: formats.euro(baseCents),
    amount: formats.euro(vatCents),
  }))
  const sum = {
    rate: text('vat.sum'),
    base: formats.euro(totalExclVatCents),
    amount: formats.euro(totalCents - totalExclVatCents),
  }
  const head = { rate: text('vat.rate'), base: text('vat.base'), amount: text('vat.amount') }
  let y = top
  const draw = (cells: typeof head, style: TextStyle) => {
    for (const { key, ...box } of vatColumns) sheet.write(cells[key], style, { ...box, y })
    y += rowHeight
  }
  draw(head, styles.label)
  sheet.pdf
    .moveTo(left, y - 4)
    .lineTo(left + 320, y - 4)
    .lineWidth(0.5)
    .strokeColor(look.line)
    .stroke()
  for (const row of rows) draw(row, styles.text)
  draw(sum, styles.strong)
  return y
}
