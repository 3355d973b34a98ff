import type { PrintedFact } from '../pack.ts'
import { type Brand, brandColours, type BrandColours } from '../palette.ts'
import type { FontName } from '../text/fonts.ts'
import { textPath, textWidth } from '../text/text-path.ts'
import { type Column, type LabelText, paragraphs } from './paragraphs.ts'

/** The particulars on the back of a pack, in the language of its buyer. */
export type Label = {
  brand: Brand
  title: string
  /** “Complementary feed for horses” and the like. */
  kind: string
  facts: { heading: string; rows: readonly PrintedFact[] }
  texts: readonly LabelText[]
  /** “20 kg”, “HH10102”. */
  size: string
  article: string
}

const top = 168
const bottom = 712
const left: Column = { x: 62, w: 292, y: top, bottom }
const right: Column = { x: 392, w: 346, y: top, bottom }

/** The back of a pack: the label data that the law requires, from the catalogue (PICTURES-7). */
export function labelSvg(label: Label): string {
  const colours = brandColours[label.brand]
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800" width="800" height="800">',
    '<rect x="34" y="34" width="740" height="748" rx="16" fill="#2b2415" opacity=".16"/>',
    `<rect x="26" y="22" width="748" height="750" rx="14" fill="#fffdf7"/><path d="M26 36a14 14 0 0 1 14-14h720a14 14 0 0 1 14 14v98H26z" fill="${colours.brand}"/><path d="M26 134h748" stroke="${colours.accent}" stroke-width="6"/>`,
    head(label, colours),
    factRows(label.facts, left, colours),
    `<path d="M372 ${top}V${bottom}" stroke="${colours.ink}" stroke-opacity=".2" stroke-width="1.5"/>`,
    paragraphs(label.texts, right, colours.ink),
    foot(label, colours),
    '</svg>',
  ].join('')
}

function head({ brand, title, kind }: Label, colours: BrandColours): string {
  const font: FontName = brand === 'haverhof' ? 'fraunces' : 'sourceSerif'
  const name = brand === 'haverhof' ? 'Haverhof' : 'Mühldorfer'
  const size = title.length > 30 ? 30 : 38
  return [
    `<path d="${textPath(title, { font, size, x: 62, y: 80 })}" fill="${colours.paper}"/>`,
    `<path d="${textPath(kind, { font: 'figtreeRegular', size: 21, x: 62, y: 114 })}" fill="${colours.paper}"/>`,
    `<path d="${textPath(name, { font, size: 22, x: 738, y: 114, anchor: 'end' })}" fill="${colours.paper}" opacity=".85"/>`,
  ].join('')
}

function foot({ size, article }: Label, { ink }: BrandColours): string {
  return `<path d="M62 ${bottom + 12}H738" stroke="${ink}" stroke-opacity=".3" stroke-width="1.5"/><path d="${textPath(size, { font: 'figtree', size: 28, x: 62, y: 756 })}${textPath(article, { font: 'figtreeRegular', size: 20, x: 738, y: 754, anchor: 'end' })}" fill="${ink}"/>`
}

const headingRoom = 44
const tallest = 44

/** A table of what is in it: names left, figures right, as high as its column allows. */
function factRows(
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
