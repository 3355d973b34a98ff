import { company } from '@haverhof/domain/sites'
import { type Desk, fullWidth, left, right } from './desk.ts'
import { styles } from './looks.ts'
import { page } from './sheet.ts'

const numberWidth = 170

/** Every page names the seller and its own number; only now is it known how many there are. */
export function drawFeet(desk: Desk): void {
  const { sheet, invoice, text, look } = desk
  const { start, count } = sheet.pdf.bufferedPageRange()
  for (let index = 0; index < count; index += 1) {
    sheet.pdf.switchToPage(start + index)
    const top = page.height - 82
    sheet.rule(top - 8, look.line, 0.5)
    let y = top
    for (const line of sellerLines(desk)) {
      y += sheet.write(line, styles.soft, { x: left, y, width: fullWidth - numberWidth })
    }
    const box = { x: right - numberWidth, width: numberWidth, align: 'right' as const }
    const height = sheet.write(invoice.number, styles.soft, { ...box, y: top })
    sheet.write(text('page', { page: index + 1, pages: count }), styles.soft, { ...box, y: top + height })
  }
}

function sellerLines({ invoice, text }: Desk): string[] {
  const { name, lines, vatNumber } = invoice.document.seller
  return [
    [name, ...lines].join(', '),
    `${text('seller.registration', { number: company.registrationNumber })}, ${text('seller.vatNumber', { number: vatNumber })}`,
    text('seller.account', { iban: company.iban, bic: company.bic }),
  ]
}
