import { type FontName, font } from './fonts.ts'
import { type SetGlyph, setText } from './set-text.ts'

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
  const { glyphs, width: natural } = setText(text, name)
  const scale = size / font(name).unitsPerEm
  const width = natural * scale + spacing * (glyphs.length - 1)
  let left = x - (anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0)
  let path = ''
  for (const glyph of glyphs) {
    path += outline(glyph, scale, left, y)
    left += glyph.advance * scale + spacing
  }
  return path
}

export function textWidth(text: string, name: FontName, size: number): number {
  return (setText(text, name).width * size) / font(name).unitsPerEm
}

const letters = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
} as const

function outline({ path, shift }: SetGlyph, scale: number, left: number, y: number): string {
  let drawn = ''
  for (const { command, args } of path.commands)
    drawn += letters[command] + points(args, scale, left + shift * scale, y)
  return drawn
}

function points(args: number[], scale: number, dx: number, dy: number): string {
  let drawn = ''
  for (const [index, value] of args.entries()) {
    // Fonts count upwards, pictures downwards.
    drawn += (index === 0 ? '' : ' ') + short(index % 2 === 0 ? dx + value * scale : dy - value * scale)
  }
  return drawn
}

function short(value: number): string {
  return String(Math.round(value * 10) / 10)
}
