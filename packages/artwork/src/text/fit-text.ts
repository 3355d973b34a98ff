import type { FontName } from './fonts.ts'
import { textWidth } from './text-path.ts'

type Room = {
  font: FontName
  width: number
  height: number
  maxSize: number
  minSize: number
  maxLines?: number
}
export type FittedText = { lines: string[]; size: number; lineHeight: number }

const leading = 1.14
const step = 2

/** The largest letters with which a title fits its room on at most three lines. */
export function fitText(text: string, room: Room): FittedText {
  const maxLines = room.maxLines ?? 3
  const pieces = breakable(text)
  const widthOf = measure(room.font)
  for (let size = room.maxSize; size >= room.minSize; size -= step) {
    const lines = wrap(pieces, (line) => widthOf(line, size) <= room.width)
    const fits = lines.every((line) => widthOf(line, size) <= room.width)
    if (fits && lines.length <= maxLines && lines.length * size * leading <= room.height)
      return fitted(lines, size)
  }
  const size = room.minSize
  const count = Math.max(1, Math.min(maxLines, Math.floor(room.height / (size * leading))))
  const lines = wrap(pieces, (line) => widthOf(line, size) <= room.width)
  return fitted(
    lines
      .slice(0, count)
      .map((line, index) =>
        shorten(line, room.font, size, room.width, index === count - 1 && lines.length > count),
      ),
    size,
  )
}

function fitted(lines: string[], size: number): FittedText {
  return { lines, size, lineHeight: size * leading }
}

/** A title breaks at spaces and after hyphens; a lone & stays with the word before it. */
function breakable(text: string): string[] {
  const words = text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/ (&|\+) /g, '\u00a0$1 ')
  return words.match(/[^ -]*-|[^ -]+ ?| /g) ?? []
}

function wrap(pieces: string[], fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  for (const piece of pieces) {
    const line = lines.at(-1)
    if (line !== undefined && fits((line + piece).trimEnd())) lines[lines.length - 1] = line + piece
    else lines.push(piece)
  }
  return lines.map((line) => line.trim())
}

/** Setting a line is the slow part and its width grows with its letters: each line is set once. */
function measure(font: FontName): (line: string, size: number) => number {
  const widths = new Map<string, number>()
  return (line, size) => {
    const width = widths.get(line) ?? textWidth(line, font, 1)
    widths.set(line, width)
    return width * size
  }
}

function shorten(line: string, font: FontName, size: number, width: number, more: boolean): string {
  let text = line
  let end = more ? '…' : ''
  while (text.length > 1 && textWidth(text + end, font, size) > width) {
    text = text.slice(0, -1).trimEnd()
    end = '…'
  }
  return text + end
}
