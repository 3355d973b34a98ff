import type { PrintedFact } from '../pack.ts'
import type { BrandColours } from '../palette.ts'
import { textPath, textWidth } from '../text/text-path.ts'

type Place = { x: number; y: number; size: number }

/** A round stamp with a figure and what it is of. */
export function stamp({ label, value }: PrintedFact, { x, y, size }: Place, colours: BrandColours): string {
  const figure = fitted(value, size * 0.52, size * 1.56)
  const name = fitted(label, size * 0.36, size * 1.5)
  const words =
    textPath(value, { font: 'figtree', size: figure, x, y: y + size * 0.06, anchor: 'middle' }) +
    textPath(label, { font: 'figtree', size: name, x, y: y + size * 0.46, anchor: 'middle' })
  return `<circle cx="${x}" cy="${y}" r="${size}" fill="${colours.paper}"/><circle cx="${x}" cy="${y}" r="${size * 0.9}" fill="none" stroke="${colours.accent}" stroke-width="${size * 0.05}"/><path d="${words}" fill="${colours.ink}"/>`
}

function fitted(text: string, size: number, width: number): number {
  return Math.min(size, (size * width) / Math.max(1, textWidth(text, 'figtree', size)))
}
