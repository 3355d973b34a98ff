import { textPath } from '../text/text-path.ts'
import { type MeasuredText, measureWords, wrapWords } from '../text/wrap-words.ts'

/** A heading of the label with what stands below it. */
export type LabelText = { heading: string; text: string }
export type Column = { x: number; y: number; w: number; bottom: number }

const sizes = [21, 20, 19, 18, 17, 16, 15] as const
const leading = 1.26
const headingSize = 22

type SetText = { heading: string; lines: string[] }

/** Texts one below the other, in the largest letters with which all of them fit. */
export function paragraphs(texts: readonly LabelText[], column: Column, ink: string): string {
  const height = column.bottom - column.y
  const measured = texts.map(({ heading, text }) => ({ heading, text: measureWords(text, 'figtreeRegular') }))
  const fitting = sizes
    .map((size) => ({ size, set: setAt(measured, column.w, size) }))
    .find(({ set, size }) => heightOf(set, size) <= height)
  const smallest = sizes.at(-1) ?? 15
  const { size, set } = fitting ?? {
    size: smallest,
    set: cut(setAt(measured, column.w, smallest), smallest, height),
  }
  return `<path d="${draw(set, size, column)}" fill="${ink}"/>`
}

type Measured = { heading: string; text: MeasuredText }

function setAt(texts: readonly Measured[], width: number, size: number): SetText[] {
  return texts.map(({ heading, text }) => ({ heading, lines: wrapWords(text, size, width) }))
}

function heightOf(set: readonly SetText[], size: number): number {
  return set.reduce((sum, { lines }) => sum + headingSize * 1.6 + lines.length * size * leading + size, 0)
}

/** What does not fit ends in an ellipsis: the last text gives way first. */
function cut(set: SetText[], size: number, height: number): SetText[] {
  for (const text of [...set].reverse()) {
    while (text.lines.length > 2 && heightOf(set, size) > height) {
      text.lines.pop()
      text.lines.push(`${text.lines.pop()?.replace(/[\s,;.]*\S*$/, '') ?? ''} …`)
    }
  }
  return set
}

function draw(set: readonly SetText[], size: number, { x, y }: Column): string {
  let top = y
  let path = ''
  for (const { heading, lines } of set) {
    path += textPath(heading, { font: 'figtree', size: headingSize, x, y: top + headingSize * 1.09 })
    top += headingSize * 1.6
    for (const line of lines) {
      path += textPath(line, { font: 'figtreeRegular', size, x, y: top + size })
      top += size * leading
    }
    top += size
  }
  return path
}
