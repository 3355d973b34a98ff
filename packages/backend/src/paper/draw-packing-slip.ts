import { yardQuestions } from '@haverhof/domain/delivery'
import { brandNames, languages, platformName } from '@haverhof/domain/shared'
import { translatorOf } from '@haverhof/messages/translate'
import { formatsOf } from '../formats/index.ts'
import type { PaperStyle } from './invoice.ts'
import { looks, styles } from './looks.ts'
import type { SlipContent } from './packing-slip.ts'
import { openSheet, page, type Sheet } from './sheet.ts'

const left = page.margin
const right = page.width - page.margin
const width = right - left
const columns = { quantity: 50, lots: 190 }
const bottom = page.height - 72
const nameWidth = width - columns.quantity - columns.lots - 20

/** A slip and the language and brand it is drawn in. */
export type StyledSlip = { slip: SlipContent; style: PaperStyle }

/** What is in the parcel, with its lots, for who packs it and who opens it; SHIPMENTS-8: each on pages of its own (SHIPMENTS-5). */
export function drawPackingSlips(first: StyledSlip, others: readonly StyledSlip[]): Promise<Buffer> {
  return drawAll([first, ...others], sheetFor(first, 'A4'), drawSlipOnto)
}

/** Where the parcel goes, large, and where it comes from, on A6; SHIPMENTS-8: each on a page of its own (SHIPMENTS-5). */
export function drawAddressLabels(first: StyledSlip, others: readonly StyledSlip[]): Promise<Buffer> {
  return drawAll([first, ...others], sheetFor(first, 'A6'), drawLabelOnto)
}

function sheetFor({ slip, style: { platform, languageCode } }: StyledSlip, size: 'A4' | 'A6'): Sheet {
  const text = translatorOf(`${platformName(platform)}-${languageCode}`, 'paper')
  return openSheet({
    title: text('packingSlip.sheet', { number: slip.orderId }),
    author: brandNames[platform],
    language: languageCode,
    createdAt: slip.at,
    xml: null,
    size,
  })
}

function drawAll(
  slips: readonly StyledSlip[],
  sheet: Sheet,
  drawOnto: (sheet: Sheet, slip: StyledSlip) => void,
): Promise<Buffer> {
  for (const [index, slip] of slips.entries()) {
    if (index > 0) sheet.pdf.addPage()
    drawOnto(sheet, slip)
  }
  return sheet.finish()
}

function drawSlipOnto(sheet: Sheet, { slip, style }: StyledSlip): void {
  const { platform, languageCode, regionCode } = style
  const formats = formatsOf({ culture: languages[languageCode].culture, languageCode, regionCode })
  const text = translatorOf(`${platformName(platform)}-${languageCode}`, 'paper')
  const look = looks[platform]
  sheet.pdf.rect(0, 0, page.width, 10).fill(look.brand)
  const display = { typeface: look.display, size: 20, colour: look.brand }
  sheet.write(brandNames[platform], display, { x: left, y: 40, width: width / 2 })
  sheet.write(text('packingSlip.title'), display, { x: left, y: 84, width })
  const facts: [string, string][] = [
    [text('order'), String(slip.orderId)],
    [text('packingSlip.date'), formats.date(slip.at.toISOString())],
    ...(slip.shipmentId === null
      ? []
      : [[text('packingSlip.number'), String(slip.shipmentId)] as [string, string]]),
  ]
  const address = [...slip.address, ...(slip.regionCode ? [formats.country(slip.regionCode)] : [])]
  const afterFacts = column(sheet, { x: right - 200, y: 132, lines: facts.map((fact) => fact.join(': ')) })
  const afterAddress = column(sheet, { x: left, y: 132, lines: [text('packingSlip.to'), ...address] })
  const words = wishLines(slip, style)
  const afterWishes = column(sheet, {
    x: left,
    y: Math.max(afterFacts, afterAddress) + 12,
    lines: words,
    width,
  })
  let y = afterWishes + 24
  const lot = ({ lotNumber, bestBefore, quantity }: SlipContent['lines'][number]['lots'][number]) =>
    [
      `${quantity} × ${lotNumber}`,
      bestBefore && text('packingSlip.bestBefore', { date: formats.date(bestBefore) }),
    ]
      .filter(Boolean)
      .join(', ')
  for (const line of slip.lines) {
    const details = line.left > 0 ? ` (${line.left} ${text('packingSlip.left')})` : ''
    const lots = line.lots.map(lot).join('; ')
    const name = `${line.description}, ${line.productLabel}${details}`
    const height =
      Math.max(
        sheet.heightOf(name, styles.text, nameWidth),
        sheet.heightOf(lots, styles.soft, columns.lots),
      ) + 12
    if (y + height > bottom) {
      sheet.pdf.addPage()
      y = 64
    }
    sheet.write(String(line.quantity), styles.total, { x: left, y: y + 4, width: columns.quantity })
    sheet.write(name, styles.text, { x: left + columns.quantity, y: y + 6, width: nameWidth })
    sheet.write(lots, styles.soft, { x: right - columns.lots, y: y + 6, width: columns.lots })
    y += height
    sheet.rule(y, look.line, 0.5)
  }
}

function column(
  sheet: Sheet,
  { x, y: top, lines, width: wide = 240 }: { x: number; y: number; lines: readonly string[]; width?: number },
): number {
  let y = top
  for (const line of lines) y += sheet.write(line, styles.text, { x, y, width: wide })
  return y
}

/** What the driver should know, in the language of the slip (DELIVERY-13). */
function wishLines({ remark, day, yard }: SlipContent, style: PaperStyle): string[] {
  const { platform, languageCode, regionCode } = style
  const formats = formatsOf({ culture: languages[languageCode].culture, languageCode, regionCode })
  const locale = `${platformName(platform)}-${languageCode}`
  const words = translatorOf(locale, 'delivery')
  const yardWords = translatorOf(locale, 'yard')
  return [
    ...(day ? [`${yardWords('day.label')}: ${formats.day(day)}`] : []),
    ...(remark ? [`${words('remark')}: ${remark}`] : []),
    ...(yard
      ? yardQuestions.map(
          (question) => `${yardWords(`questions.${question}`)} ${yardWords(`answers.${yard[question]}`)}`,
        )
      : []),
  ]
}

function drawLabelOnto(sheet: Sheet, { slip, style }: StyledSlip): void {
  const { platform, languageCode, regionCode } = style
  const formats = formatsOf({ culture: languages[languageCode].culture, languageCode, regionCode })
  const text = translatorOf(`${platformName(platform)}-${languageCode}`, 'paper')
  const box = { x: 24, width: 249 }
  sheet.write(`${text('packingSlip.from')}: ${brandNames[platform]}`, styles.soft, { ...box, y: 24 })
  const large = { typeface: 'strong' as const, size: 16, colour: '#000000' }
  let y = 110
  for (const line of [...slip.address, ...(slip.regionCode ? [formats.country(slip.regionCode)] : [])])
    y += sheet.write(line, large, { ...box, y }) + 4
  for (const line of wishLines({ ...slip, yard: null }, style))
    y += sheet.write(line, styles.text, { ...box, y: y + 12 })
  sheet.write(`${text('order')} ${slip.orderId}`, styles.text, { ...box, y: 390 })
}
