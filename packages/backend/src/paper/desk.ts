import type { Translate } from '@haverhof/messages/keys'
import type { Formats } from '../formats/index.ts'
import type { InvoicePaper } from './invoice.ts'
import type { PaperLook } from './looks.ts'
import { page, type Sheet } from './sheet.ts'

/** All that drawing a paper needs. */
export type Desk = {
  sheet: Sheet
  invoice: InvoicePaper
  brand: string
  look: PaperLook
  formats: Formats
  text: Translate<'paper'>
  method: Translate<'mail.methods'>
}

export const left = page.margin
export const right = page.width - page.margin
export const fullWidth = right - left

const bottom = page.height - 104
const topOfNextPage = 64

/** Where something of this height can stand: here, or at the top of a new page. */
export function roomFor({ sheet }: Desk, y: number, height: number): { y: number; isNewPage: boolean } {
  if (y + height <= bottom) return { y, isNewPage: false }
  sheet.pdf.addPage()
  return { y: topOfNextPage, isNewPage: true }
}
