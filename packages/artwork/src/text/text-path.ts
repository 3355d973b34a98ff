import { type FontName, font } from './fonts.ts'

type Options = {
  font: FontName
  size: number
  x: number
  y: number
  anchor?: 'start' | 'middle' | 'end'
  spacing?: number
}

/** Text as outlines: a machine that renders pictures may have no fonts at all. */
export function textPath(
  text: string,
  { font: name, size, x, y, anchor = 'start', spacing = 0 }: Options,
): string {
  const run = layout(name, text)
  const scale = size / font(name).unitsPerEm
  const width = run.advanceWidth * scale + spacing * (run.glyphs.length - 1)
  let left = x - (anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0)
  let path = ''
  run.glyphs.forEach((glyph, index) => {
    const position = run.positions[index]
    for (const { command, args } of glyph.path.commands) {
      path += letters[command] + points(args, scale, left + (position?.xOffset ?? 0) * scale, y)
    }
    left += (position?.xAdvance ?? glyph.advanceWidth) * scale + spacing
  })
  return path
}

export function textWidth(text: string, name: FontName, size: number): number {
  return (layout(name, text).advanceWidth * size) / font(name).unitsPerEm
}

const letters = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
} as const

function points(args: number[], scale: number, dx: number, dy: number): string {
  // Fonts count upwards, pictures downwards.
  return args
    .map((value, index) => short(index % 2 === 0 ? dx + value * scale : dy - value * scale))
    .join(' ')
}

function short(value: number): string {
  return String(Math.round(value * 10) / 10)
}

function layout(name: FontName, text: string) {
  return font(name).layout(drawable(name, text))
}

/** A letter the font lacks loses its accent; what then is still unknown is left out. */
function drawable(name: FontName, text: string): string {
  const has = (letter: string) => font(name).hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)
  return Array.from(text.normalize('NFC'), (letter) => {
    if (has(letter)) return letter
    const [plain = ''] = letter.normalize('NFD')
    return has(plain) ? plain : ''
  }).join('')
}
