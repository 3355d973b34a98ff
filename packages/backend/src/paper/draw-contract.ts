import type { Block, Inline } from '@haverhof/domain/content'
import { brandNames, languages, platformName } from '@haverhof/domain/shared'
import { company } from '@haverhof/domain/sites'
import { translatorOf } from '@haverhof/messages/translate'
import { formatsOf } from '../formats/index.ts'
import { fullWidth, left, right } from './desk.ts'
import type { PaperStyle } from './invoice.ts'
import { looks, type PaperLook, styles } from './looks.ts'
import { openSheet, page, type Sheet, type TextStyle } from './sheet.ts'

export type ContractContent = {
  version: string
  /** ISO 8601 */
  madeAt: string
  parts: { title: string; blocks: Block[] }[]
}

const bottom = page.height - 84
const topOfNextPage = 56
const indent = 16
const footWidth = 150

type Pen = { sheet: Sheet; look: PaperLook; y: number }

/** The contract documents as one PDF on A4 (CONTRACT-2). The same version gives the same bytes. */
export function drawContractOn(contract: ContractContent, style: PaperStyle): Promise<Buffer> {
  const { platform, languageCode, regionCode } = style
  const text = translatorOf(`${platformName(platform)}-${languageCode}`, 'paper')
  const brand = brandNames[platform]
  const title = text('contract.title', { brand })
  const sheet = openSheet({
    title,
    author: company.name,
    language: languageCode,
    createdAt: new Date(contract.madeAt),
    xml: null,
  })
  const look = looks[platform]
  const pen: Pen = { sheet, look, y: 44 }
  sheet.pdf.rect(0, 0, page.width, 10).fill(look.brand)
  sheet.pdf.rect(0, 10, page.width, 2).fill(look.accent)
  write(pen, brand, { typeface: look.display, size: 20, colour: look.brand })
  pen.y += 10
  write(pen, title, styles.total)
  const formats = formatsOf({ culture: languages[languageCode].culture, languageCode, regionCode })
  write(pen, text('contract.version', { date: formats.date(contract.madeAt) }), styles.soft)
  for (const part of contract.parts) {
    pen.y += 18
    keepTogether(pen, 70)
    sheet.rule(pen.y, look.line)
    pen.y += 12
    write(pen, part.title, { typeface: look.display, size: 15, colour: look.brand })
    drawBlocks(pen, part.blocks)
  }
  const numbers = { title, mark: contract.version.slice(0, 12) }
  drawFeet(sheet, look, (at, count) => text('page', { page: at, pages: count }), numbers)
  return sheet.finish()
}

function drawBlocks(pen: Pen, blocks: readonly Block[], x = left): void {
  for (const block of blocks) drawBlock(pen, block, x)
}

function drawBlock(pen: Pen, block: Block, x: number): void {
  switch (block.type) {
    case 'heading':
      pen.y += 8
      // A heading never stands alone at the foot of a page.
      keepTogether(pen, 46)
      write(pen, wordsOf(block.children), { ...styles.strong, size: block.level < 3 ? 10.5 : 9.5 }, x)
      break
    case 'paragraph':
      write(pen, wordsOf(block.children), styles.text, x)
      break
    case 'list':
      for (const [at, item] of block.items.entries()) {
        keepTogether(pen, 28)
        const mark = block.ordered ? `${at + 1}.` : '•'
        pen.sheet.write(mark, styles.text, { x, y: pen.y, width: indent })
        drawBlocks(pen, item, x + indent)
      }
      break
    case 'quote':
      drawBlocks(pen, block.children, x + indent)
      break
    case 'table':
      for (const row of [block.header, ...block.rows])
        write(pen, row.map(wordsOf).filter(Boolean).join(': '), styles.text, x)
      break
    default:
  }
}

/** A paragraph may run over the end of a page, line by line of what was written with line ends. */
function write(pen: Pen, words: string, style: TextStyle, x = left): void {
  const width = right - x
  for (const line of words.split('\n').filter((each) => each.trim() !== '')) {
    keepTogether(pen, Math.min(pen.sheet.heightOf(line, style, width), bottom - topOfNextPage))
    pen.y += pen.sheet.write(line, style, { x, y: pen.y, width })
  }
  pen.y += 4
}

function keepTogether(pen: Pen, height: number): void {
  if (pen.y + height <= bottom) return
  pen.sheet.pdf.addPage()
  pen.y = topOfNextPage
}

/** The address of a link stands behind its words: a paper cannot be clicked. */
function wordsOf(nodes: readonly Inline[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'break') return '\n'
      if (node.type === 'text' || node.type === 'code') return node.text.replaceAll('\n', ' ')
      const words = wordsOf(node.children)
      return node.type === 'link' && node.to.startsWith('https:') ? `${words} (${node.to})` : words
    })
    .join('')
}

function drawFeet(
  sheet: Sheet,
  look: PaperLook,
  pageWords: (at: number, count: number) => string,
  { title, mark }: { title: string; mark: string },
): void {
  const { start, count } = sheet.pdf.bufferedPageRange()
  for (let index = 0; index < count; index += 1) {
    sheet.pdf.switchToPage(start + index)
    const y = page.height - 60
    sheet.rule(y - 8, look.line, 0.5)
    sheet.write(title, styles.soft, { x: left, y, width: fullWidth - footWidth })
    const box = { x: right - footWidth, width: footWidth, align: 'right' as const }
    const height = sheet.write(pageWords(index + 1, count), styles.soft, { ...box, y })
    sheet.write(mark, styles.soft, { ...box, y: y + height })
  }
}
