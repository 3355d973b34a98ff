import { type Desk, fullWidth, right, roomFor } from './desk.ts'
import { left } from './desk.ts'
import { styles } from './looks.ts'
import type { TextStyle } from './sheet.ts'

const width = 260
const x = right - width
const rowHeight = 17

/** PAPER-3: the sums of the order to the cent: total, VAT per rate, what was paid. They never part over two pages. */
export function drawSums(desk: Desk, top: number): void {
  const { text, formats, invoice, sheet } = desk
  const { document, kind } = invoice
  const { totalCents, giftCardCents, isReverseCharge, vat } = document
  let { y } = roomFor(desk, top + 14, heightOf(desk))
  y =
    drawRow(desk, y, text(isReverseCharge ? 'totalNet' : 'total'), formats.euro(totalCents), styles.total) + 8
  if (giftCardCents > 0) {
    y = drawRow(desk, y, text('giftCard'), formats.euro(-giftCardCents), styles.text)
  }
  y = drawRow(desk, y, text(`paid.${kind}`), formats.euro(totalCents - giftCardCents), styles.text) + 14
  if (!isReverseCharge && vat.length > 0) y = drawVat(desk, y) + 14
  if (isReverseCharge) {
    y += sheet.write(text('reverseCharge'), styles.strong, { x: left, y, width: fullWidth }) + 6
  }
  sheet.write(text('supply'), styles.soft, { x: left, y, width: fullWidth })
}

function heightOf({ invoice, sheet, text }: Desk): number {
  const { isReverseCharge, vat } = invoice.document
  const vatRows = isReverseCharge ? 0 : vat.length + 2
  const note = isReverseCharge ? sheet.heightOf(text('reverseCharge'), styles.strong, fullWidth) + 6 : 0
  return rowHeight * (3 + vatRows) + 8 + 14 + 14 + note + 16
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
    for (const { key, ...place } of vatColumns) sheet.write(cells[key], style, { ...place, y })
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
