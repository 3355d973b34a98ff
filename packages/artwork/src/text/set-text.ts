import type * as fontkit from 'fontkit'
import { extendedFont, font, type FontName } from './fonts.ts'

/** A letter in its place; figures in units of the font. */
export type SetGlyph = { path: fontkit.Path; advance: number; shift: number }
export type SetText = { glyphs: SetGlyph[]; width: number }

/** A text in a font; a letter that only the extended file of the font has is set from there. */
export function setText(text: string, name: FontName): SetText {
  const glyphs = runsOf(drawable(name, text), name).flatMap((run) => setRun(run))
  return { glyphs, width: glyphs.reduce((sum, glyph) => sum + glyph.advance, 0) }
}

type Run = { text: string; isExtended: boolean; name: FontName }

function setRun({ text, isExtended, name }: Run): SetGlyph[] {
  const main = font(name)
  const from = isExtended ? extendedFont(name) : main
  const scale = main.unitsPerEm / from.unitsPerEm
  if (scale !== 1) throw new Error(`the files of ${name} differ in size`)
  if (isRunning(name)) return letterByLetter(text, from)
  const { glyphs, positions } = from.layout(text)
  return glyphs.map((glyph, index) => ({
    path: glyph.path,
    advance: positions[index]?.xAdvance ?? glyph.advanceWidth,
    shift: positions[index]?.xOffset ?? 0,
  }))
}

/** Running text is long and small: shaping it takes a hundred times as long as it gains in looks. */
function isRunning(name: FontName): boolean {
  return name === 'figtreeRegular'
}

function letterByLetter(text: string, from: fontkit.Font): SetGlyph[] {
  return Array.from(text, (letter) => {
    const { path, advanceWidth } = from.glyphForCodePoint(letter.codePointAt(0) ?? 0)
    return { path, advance: advanceWidth, shift: 0 }
  })
}

function runsOf(text: string, name: FontName): Run[] {
  const runs: Run[] = []
  for (const letter of text) {
    const isExtended = !has(font(name), letter)
    const last = runs.at(-1)
    if (last?.isExtended === isExtended) last.text += letter
    else runs.push({ text: letter, isExtended, name })
  }
  return runs
}

/** A letter both files lack loses its accent; what then is still unknown is left out. */
function drawable(name: FontName, text: string): string {
  return Array.from(text.normalize('NFC'), (letter) => {
    if (has(font(name), letter)) return letter
    if (has(extendedFont(name), letter)) return letter
    const [plain = ''] = letter.normalize('NFD')
    return has(font(name), plain) ? plain : ''
  }).join('')
}

function has(from: fontkit.Font, letter: string): boolean {
  return from.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)
}
