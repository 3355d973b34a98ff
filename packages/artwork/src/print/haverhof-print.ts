import type { BrandColours, Shades } from '../palette.ts'
import { type Box, iconAt } from '../svg.ts'
import { fitText } from '../text/fit-text.ts'
import { textPath, textWidth } from '../text/text-path.ts'
import type { PrintWords } from './print-words.ts'
import type { PrintedFact } from '../pack.ts'

/** Soft: a green sky-line with the name, cream paper, a sun with the icon, hills in the tone of the feed. */
export function haverhofPrint(box: Box, words: PrintWords, colours: BrandColours, tone: Shades): string {
  const { x, y, w, h } = box
  const unit = Math.min(w, h * 0.86)
  const middle = x + w / 2
  const at = (part: number) => y + h * part
  const brandSize = unit * 0.135
  const sun = unit * 0.2
  const sunY = at(0.665)
  return [
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${colours.paper}"/>`,
    `<path d="M${x} ${y}h${w}V${at(0.185)}Q${middle} ${at(0.245)} ${x} ${at(0.185)}z" fill="${colours.brand}"/>`,
    `<path d="M${x} ${at(0.203)}Q${middle} ${at(0.263)} ${x + w} ${at(0.203)}" fill="none" stroke="${colours.accent}" stroke-width="${unit * 0.011}"/>`,
    `<path d="${textPath('Haverhof', { font: 'fraunces', size: brandSize, x: middle, y: at(0.115) + brandSize * 0.36, anchor: 'middle' })}" fill="${colours.paper}"/>`,
    title(words.title, { x: middle, y: at(0.275), w: w * 0.8, h: h * 0.245 }, unit, colours.ink),
    `<circle cx="${middle}" cy="${sunY}" r="${sun}" fill="${tone.light}"/>`,
    hills(box, tone),
    `<circle cx="${middle}" cy="${sunY}" r="${sun * 0.8}" fill="${colours.paper}"/>`,
    iconAt(words.icon, middle, sunY, sun * 1.08, colours.brand),
    ...words.facts
      .slice(0, 2)
      .map((fact, index) =>
        stamp(
          fact,
          { x: middle + (index === 0 ? -1 : 1) * unit * 0.345, y: sunY + unit * 0.03, size: unit * 0.125 },
          colours,
        ),
      ),
    size(words.size, middle, at(0.915), unit),
  ].join('')
}

function title(text: string, room: Box, unit: number, ink: string): string {
  const fit = fitText(text, {
    font: 'fraunces',
    width: room.w,
    height: room.h,
    maxSize: unit * 0.15,
    minSize: unit * 0.07,
  })
  const top = room.y + (room.h - fit.lines.length * fit.lineHeight) / 2 + fit.size * 0.82
  const path = fit.lines.map((line, index) =>
    textPath(line, {
      font: 'fraunces',
      size: fit.size,
      x: room.x,
      y: top + index * fit.lineHeight,
      anchor: 'middle',
    }),
  )
  return `<path d="${path.join('')}" fill="${ink}"/>`
}

function hills({ x, y, w, h }: Box, tone: Shades): string {
  const right = x + w
  const foot = `V${y + h}H${x}z`
  const at = (part: number) => y + h * part
  const along = (part: number) => x + w * part
  const furrows = [0.18, 0.34, 0.66, 0.82]
    .map(
      (part) =>
        `M${along(part)} ${at(1)}Q${along(0.5 + (part - 0.5) * 0.75)} ${at(0.9)} ${along(0.5 + (part - 0.5) * 0.5)} ${at(0.855)}`,
    )
    .join('')
  return [
    `<path d="M${x} ${at(0.715)}C${along(0.22)} ${at(0.66)} ${along(0.42)} ${at(0.7)} ${along(0.6)} ${at(0.735)}S${along(0.88)} ${at(0.73)} ${right} ${at(0.69)}${foot}" fill="${tone.main}"/>`,
    `<path d="M${x} ${at(0.8)}C${along(0.25)} ${at(0.83)} ${along(0.55)} ${at(0.84)} ${right} ${at(0.77)}${foot}" fill="${tone.deep}"/>`,
    `<path d="${furrows}" fill="none" stroke="${tone.main}" stroke-width="${w * 0.008}" stroke-linecap="round" opacity=".55"/>`,
  ].join('')
}

function size(text: string, x: number, y: number, unit: number): string {
  if (!text) return ''
  const path = textPath(text, {
    font: 'figtree',
    size: unit * 0.098,
    x,
    y: y + unit * 0.034,
    anchor: 'middle',
  })
  return `<path d="${path}" fill="#fffaf0"/>`
}

type Place = { x: number; y: number; size: number }

/** A round stamp with a figure and what it is of. */
function stamp({ label, value }: PrintedFact, { x, y, size }: Place, colours: BrandColours): string {
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
