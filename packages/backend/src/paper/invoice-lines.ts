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

function rowsOf({ invoice, text, formats }: Desk): Cells[] {
  const { lines, discounts, shippingCents, paymentCostsCents, isReverseCharge } = invoice.document
  const isTaxed = ({ treatment }: InvoiceLine) => (treatment ? treatment === 'taxed' : !isReverseCharge)
  const money = (cents: number) => formats.euro(cents)
  const goods = lines.map((line) => ({
    description: line.description,
    quantity: String(line.quantity),
    unit: line.unitNetCents === undefined ? '' : formats.unitPrice(line.unitNetCents),
    vat: isTaxed(line) ? formats.percent(line.vatPercent) : '',
    amount: line.totalCents === 0 ? text('free') : money(line.totalCents),
  }))
  const costs = [
    ...discounts.map((discount) => ({ label: discount.description, cents: -discount.amountCents })),
    { label: text('shipping'), cents: shippingCents },
    { label: text('paymentCosts'), cents: paymentCostsCents },
  ].filter(({ cents }) => cents !== 0)
  return [
    ...goods,
    ...costs.map(({ label, cents }) => ({
      description: label,
      quantity: '',
      unit: '',
      vat: '',
      amount: money(cents),
    })),
  ]
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
