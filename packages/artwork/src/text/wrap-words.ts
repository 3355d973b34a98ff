import type { FontName } from './fonts.ts'
import { textWidth } from './text-path.ts'

/** The words of a running text and how wide each is in letters of size one: setting text is slow, so once each. */
export type MeasuredText = { words: readonly { word: string; width: number }[]; space: number }

export function measureWords(text: string, font: FontName): MeasuredText {
  const widths = new Map<string, number>()
  const words = text.trim().split(/\s+/).filter(Boolean)
  for (const word of words) if (!widths.has(word)) widths.set(word, textWidth(word, font, 1))
  return {
    words: words.map((word) => ({ word, width: widths.get(word) ?? 0 })),
    space: textWidth('n n', font, 1) - textWidth('nn', font, 1),
  }
}

/** A running text in lines of a width. */
export function wrapWords({ words, space }: MeasuredText, size: number, width: number): string[] {
  const lines: string[] = []
  let line = ''
  let used = 0
  for (const { word, width: natural } of words) {
    const wide = natural * size
    if (line && used + space * size + wide > width) {
      lines.push(line)
      line = ''
      used = 0
    }
    used += line ? space * size + wide : wide
    line = line ? `${line} ${word}` : word
  }
  return line ? [...lines, line] : lines
}
