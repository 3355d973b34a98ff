import type { Letterhead } from '../letterhead.ts'
import { type Block, type BlockOf, bodyOf, type Letter, type Row, smallPrintOf } from './blocks.ts'
import { closingLines } from './closing.ts'

const rule = '-'.repeat(48)

/** The letter without any formatting, for readers and programs that prefer it. */
export function letterAsText(head: Letterhead, letter: Letter): string {
  const closing = closingLines(head)
  const parts = [
    [head.brand.toUpperCase()],
    [letter.title, '='.repeat(Math.min(letter.title.length, 60))],
    [letter.greeting],
    ...bodyOf(letter).map(blockAsText),
    [closing.signOff, closing.team],
    ...smallPrintOf(letter).map(blockAsText),
    [rule, closing.help, closing.sender],
  ]
  return `${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`
}

function blockAsText(block: Block): string[] {
  const write = writers[block.kind] as (block: Block) => string[]
  return write(block)
}

const writers: { [Kind in Block['kind']]: (block: BlockOf<Kind>) => string[] } = {
  paragraph: ({ text }) => [text],
  button: ({ label, url }) => [`${label}:`, url],
  rows: ({ heading, rows }) => [...(heading ? [heading] : []), ...rowsAsText(rows)],
  lines: ({ heading, lines }) => [
    ...(heading ? [heading] : []),
    ...lines.flatMap(({ title, amount, details }) => [
      `* ${title}  ${amount}`.trimEnd(),
      ...indented(details),
    ]),
  ],
  columns: ({ columns }) =>
    columns.flatMap(({ heading, lines }, index) => [...(index > 0 ? [''] : []), heading, ...indented(lines)]),
  notice: ({ heading, rows, text }) => [heading, ...rowsAsText(rows), text],
  quote: ({ lines }) => lines.map((line) => `> ${line}`),
  'small-print': ({ heading, paragraphs, link }) => [
    rule,
    heading,
    ...paragraphs.flatMap((text) => ['', text]),
    '',
    `${link.label}: ${link.url}`,
  ],
}

function rowsAsText(rows: Row[]): string[] {
  return rows.map(({ label, value }) => (value === '' ? label : `${label}: ${value}`))
}

function indented(lines: string[]): string[] {
  return lines.map((line) => `  ${line}`)
}
