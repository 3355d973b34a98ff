import type { PrintedFact } from '../pack.ts'
import type { BrandColours } from '../palette.ts'
import { textPath, textWidth } from '../text/text-path.ts'
import type { Column } from './paragraphs.ts'

const headingRoom = 44
const tallest = 44

/** A table of what is in it: names left, figures right, as high as its column allows. */
export function factRows(
  { heading, rows }: { heading: string; rows: readonly PrintedFact[] },
  column: Column,
  { ink, accent }: BrandColours,
): string {
  const row = Math.min(tallest, (column.bottom - column.y - headingRoom) / Math.max(1, rows.length))
  const size = Math.min(22, row * 0.6)
  const right = column.x + column.w
  const lines = rows.map(({ label, value }, index) => {
    const y = column.y + headingRoom + row * index + row * 0.68
    const figure = textPath(value, { font: 'figtree', size, x: right, y, anchor: 'end' })
    const space = column.w - textWidth(value, 'figtree', size) - 12
    const fit = Math.min(size, (size * space) / textWidth(label, 'figtreeRegular', size))
    return textPath(label, { font: 'figtreeRegular', size: fit, x: column.x, y }) + figure
  })
  const rules = rows.map((_, index) => `M${column.x} ${column.y + headingRoom + row * (index + 1)}H${right}`)
  const fitHeading = Math.min(22, (22 * column.w) / textWidth(heading, 'figtree', 22))
  const title = textPath(heading, { font: 'figtree', size: fitHeading, x: column.x, y: column.y + 24 })
  return `<path d="${title}${lines.join('')}" fill="${ink}"/><path d="M${column.x} ${column.y + headingRoom}H${right}" stroke="${accent}" stroke-width="3"/><path d="${rules.join('')}" stroke="${ink}" stroke-opacity=".18" stroke-width="1.5"/>`
}
