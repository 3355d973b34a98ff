import { type Desk, fullWidth, left, right, roomFor } from './desk.ts'
import type { InvoiceLine } from './invoice.ts'
import { styles } from './looks.ts'
import type { TextStyle } from './sheet.ts'

const widths = { amount: 72, vat: 44, unit: 82, quantity: 46 }
const gap = 10
const description = fullWidth - widths.amount - widths.vat - widths.unit - widths.quantity - 4 * gap

type Cells = { description: string; quantity: string; unit: string; vat: string; amount: string }

/** The goods, then what was taken off and added; a table that runs over a page repeats its head. */
export function drawLines(desk: Desk, top: number): number {
  let y = drawTableHead(desk, top)
  for (const cells of rowsOf(desk)) {
    const height = desk.sheet.heightOf(cells.description, styles.text, description) + 12
    const room = roomFor(desk, y, height)
    y = room.isNewPage ? drawTableHead(desk, room.y) : room.y
    drawCells(desk, cells, y + 6, styles.text)
    y += height
    desk.sheet.rule(y, desk.look.line, 0.5)
  }
  return y
}

function rowsOf(desk: Desk): Cells[] {
  const { invoice, text, formats } = desk
  const { lines, discounts, isReverseCharge } = invoice.document
  const isTaxed = ({ treatment }: InvoiceLine) => (treatment ? treatment === 'taxed' : !isReverseCharge)
  const money = (cents: number) => formats.euro(cents)
  const orderLines = lines.map((line) => ({
    description: line.description,
    quantity: String(line.quantity),
    unit: line.unitNetCents === undefined ? '' : formats.unitPrice(line.unitNetCents),
    // Nothing is paid at the rate of what is free (INVOICES-5).
    vat: isTaxed(line) && line.totalCents !== 0 ? formats.percent(line.vatPercent) : '',
    amount: line.totalCents === 0 ? text('free') : money(line.totalCents),
  }))
  return [
    ...orderLines,
    ...discounts.map(({ description: label, amountCents }) => sumRow(label, money(-amountCents))),
    ...costRows(desk),
  ]
}

function sumRow(description: string, amount: string): Cells {
  return { description, quantity: '', unit: '', vat: '', amount }
}

/** Delivery at each rate that it has, with its price without VAT; on papers of before in one sum (INVOICES-5). */
function costRows({ invoice, text, formats }: Desk): Cells[] {
  const { costs = [], shippingCents, paymentCostsCents } = invoice.document
  const costCents = costs.reduce((sum, { grossCents }) => sum + grossCents, 0)
  if (paymentCostsCents === 0 && costCents === shippingCents)
    return costs.map(({ percent, treatment, grossCents, vatCents }) => ({
      description: text('shipping'),
      quantity: '1',
      unit: formats.unitPrice(grossCents - vatCents),
      vat: treatment === 'taxed' ? formats.percent(percent) : '',
      amount: formats.euro(grossCents),
    }))
  return [
    { label: text('shipping'), cents: shippingCents },
    { label: text('paymentCosts'), cents: paymentCostsCents },
  ].flatMap(({ label, cents }) => (cents === 0 ? [] : [sumRow(label, formats.euro(cents))]))
}

function drawTableHead(desk: Desk, y: number): number {
  const { text } = desk
  const cells = {
    description: text('columns.description'),
    quantity: text('columns.quantity'),
    unit: text('columns.unit'),
    vat: text('columns.vat'),
    amount: text('columns.amount'),
  }
  drawCells(desk, cells, y, styles.label)
  desk.sheet.rule(y + 16, desk.look.brand, 1)
  return y + 16
}

function drawCells({ sheet }: Desk, cells: Cells, y: number, style: TextStyle): void {
  sheet.write(cells.description, style, { x: left, y, width: description })
  let x = right
  for (const column of ['amount', 'vat', 'unit', 'quantity'] as const) {
    x -= widths[column]
    if (cells[column]) sheet.write(cells[column], style, { x, y, width: widths[column], align: 'right' })
    x -= gap
  }
}
