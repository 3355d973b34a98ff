import { type Desk, fullWidth, left, right } from './desk.ts'
import { styles } from './looks.ts'
import { page } from './sheet.ts'

const columnWidth = fullWidth / 2 - 12

/** Brand, title, who is billed and the numbers; answers where the table may begin. */
export function drawHead(desk: Desk): number {
  const { sheet, look, brand, invoice, text } = desk
  sheet.pdf.rect(0, 0, page.width, 10).fill(look.brand)
  sheet.pdf.rect(0, 10, page.width, 2).fill(look.accent)
  const brandStyle = { typeface: look.display, size: 22, colour: look.brand }
  sheet.write(brand, brandStyle, { x: left, y: 44, width: columnWidth })
  drawSeller(desk)
  const title = text(`title.${invoice.kind}`)
  sheet.write(title, { ...brandStyle, size: 20 }, { x: left, y: 124, width: fullWidth })
  return Math.max(drawBuyer(desk, 172), drawNumbers(desk, 172)) + 24
}

function drawSeller({ sheet, invoice }: Desk): void {
  const { name, lines } = invoice.document.seller
  const box = { x: right - columnWidth, width: columnWidth, align: 'right' as const }
  let y = 46
  for (const line of [name, ...lines]) y += sheet.write(line, styles.soft, { ...box, y })
}

function drawBuyer({ sheet, invoice, text }: Desk, top: number): number {
  const { name, companyName, lines, vatNumber } = invoice.document.buyer
  const box = { x: left, width: columnWidth }
  let y = top + sheet.write(text(`buyer.${invoice.kind}`), styles.label, { ...box, y: top }) + 2
  const all = [companyName, name, ...lines, vatNumber && text('buyerVat', { number: vatNumber })]
  for (const line of all) if (line) y += sheet.write(line, styles.text, { ...box, y })
  return y
}

function drawNumbers({ sheet, invoice, text, formats, method }: Desk, top: number): number {
  const { kind, number, issuedAt, document } = invoice
  const rows: [string, string][] = [
    [text(`number.${kind}`), number],
    [text(`date.${kind}`), formats.date(issuedAt)],
    [text('order'), String(document.orderId)],
    [text('ordered'), formats.date(document.orderedAt)],
  ]
  if (document.paymentMethodId) rows.push([text('payment'), method(document.paymentMethodId)])
  const x = right - columnWidth
  let y = top
  for (const [label, value] of rows) {
    const height = sheet.write(label, styles.soft, { x, y, width: columnWidth * 0.5 })
    y += Math.max(
      height,
      sheet.write(value, styles.text, {
        x: x + columnWidth * 0.5,
        y,
        width: columnWidth * 0.5,
        align: 'right',
      }),
    )
    y += 2
  }
  return y
}
