import type { BrandColours, Shades } from '../palette.ts'
import { type Box, iconAt } from '../svg.ts'
import { fitText } from '../text/fit-text.ts'
import { textPath, textWidth } from '../text/text-path.ts'
import type { PrintWords } from './print-words.ts'

/** Strict: a blue head with gold rules, words set left, a ridge line in the tone, the weight in its own field. */
export function muehldorferPrint(box: Box, words: PrintWords, colours: BrandColours, tone: Shades): string {
  const { x, y, w, h } = box
  const unit = Math.min(w, h * 0.86)
  const at = (part: number) => y + h * part
  const left = x + w / 2 - Math.min(w * 0.41, unit * 0.41)
  const width = (x + w / 2 - left) * 2
  const rule = unit * 0.009
  return [
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${colours.paper}"/>`,
    ridges(box, tone),
    `<rect x="${x}" y="${y}" width="${w}" height="${h * 0.205}" fill="${colours.brand}"/>`,
    `<rect x="${x}" y="${at(0.218)}" width="${w}" height="${rule}" fill="${colours.accent}"/>`,
    brand(x + w / 2, at(0.125), width, colours),
    title(words.title, { x: left, y: at(0.255), w: width, h: h * 0.265 }, unit, colours.ink),
    `<rect x="${left}" y="${at(0.535)}" width="${unit * 0.14}" height="${rule * 1.6}" fill="${colours.accent}"/>`,
    iconAt(words.icon, left + unit * 0.115, at(0.635), unit * 0.23, colours.brand),
    facts(
      words.facts,
      { x: left + unit * 0.3, y: at(0.575), w: width - unit * 0.3, h: unit * 0.19 },
      colours,
    ),
    `<rect x="${x}" y="${at(0.865)}" width="${w}" height="${h * 0.135}" fill="${colours.brand}"/>`,
    `<rect x="${x}" y="${at(0.85)}" width="${w}" height="${rule}" fill="${colours.accent}"/>`,
    size(words.size, left, at(0.932), unit, colours),
  ].join('')
}

function brand(x: number, y: number, width: number, colours: BrandColours): string {
  const fit = width * 0.158
  const peak = fit * 0.36
  const name = textPath('MÜHLDORFER', {
    font: 'sourceSerif',
    size: fit * 0.86,
    x,
    y: y + fit * 0.42,
    anchor: 'middle',
    spacing: fit * 0.045,
  })
  const mark = `M${x - peak * 2} ${y - fit * 0.5}l${peak} ${-peak}l${peak * 0.6} ${peak * 0.6}l${peak * 0.9} ${-peak * 0.9}l${peak * 1.5} ${peak * 1.3}`
  return `<path d="${name}" fill="${colours.paper}"/><path d="${mark}" fill="none" stroke="${colours.accent}" stroke-width="${fit * 0.07}" stroke-linejoin="round" stroke-linecap="round"/>`
}

function title(text: string, room: Box, unit: number, ink: string): string {
  const fit = fitText(text, {
    font: 'sourceSerif',
    width: room.w,
    height: room.h,
    maxSize: unit * 0.14,
    minSize: unit * 0.065,
  })
  const top = room.y + (room.h - fit.lines.length * fit.lineHeight) / 2 + fit.size * 0.82
  const path = fit.lines.map((line, index) =>
    textPath(line, { font: 'sourceSerif', size: fit.size, x: room.x, y: top + index * fit.lineHeight }),
  )
  return `<path d="${path.join('')}" fill="${ink}"/>`
}

/** A little table: what it is on the left, how much of it on the right, gold hairlines between. */
function facts(rows: PrintWords['facts'], room: Box, colours: BrandColours): string {
  if (rows.length === 0) return ''
  const row = room.h / 2
  const size = row * 0.5
  const right = room.x + room.w
  const lines = rows.slice(0, 2).map(({ label, value }, index) => {
    const y = room.y + row * index + row * 0.68
    const figure = textPath(value, { font: 'figtree', size, x: right, y, anchor: 'end' })
    const space = room.w - textWidth(value, 'figtree', size) - size * 0.4
    const fit = Math.min(size, (size * space) / textWidth(label, 'figtree', size))
    return textPath(label, { font: 'figtree', size: fit, x: room.x, y }) + figure
  })
  const rules = rows
    .slice(0, 2)
    .map((_, index) => `M${room.x} ${room.y + row * (index + 1)}H${right}`)
    .join('')
  return `<rect x="${room.x - size * 0.35}" y="${room.y - size * 0.15}" width="${room.w + size * 0.7}" height="${room.h + size * 0.4}" rx="${size * 0.2}" fill="${colours.paper}" opacity=".92"/><path d="${lines.join('')}" fill="${colours.ink}"/><path d="${rules}" stroke="${colours.accent}" stroke-width="${size * 0.06}"/>`
}

function ridges({ x, y, w, h }: Box, tone: Shades): string {
  const point = (across: number, down: number) => `${x + w * across} ${y + h * down}`
  const foot = `V${y + h}H${x}z`
  return [
    `<path d="M${point(0, 0.76)}L${point(0.3, 0.71)}L${point(0.5, 0.735)}L${point(0.74, 0.585)}L${point(0.86, 0.655)}L${point(1, 0.6)}${foot}" fill="${tone.light}"/>`,
    `<path d="M${point(0, 0.8)}L${point(0.24, 0.775)}L${point(0.5, 0.79)}L${point(0.68, 0.7)}L${point(0.8, 0.755)}L${point(1, 0.665)}${foot}" fill="${tone.main}"/>`,
    `<path d="M${point(0, 0.825)}C${point(0.3, 0.79)} ${point(0.55, 0.85)} ${point(1, 0.765)}${foot}" fill="${tone.deep}"/>`,
  ].join('')
}

function size(text: string, x: number, y: number, unit: number, colours: BrandColours): string {
  if (!text) return ''
  const path = textPath(text, { font: 'figtree', size: unit * 0.088, x, y: y + unit * 0.031 })
  return `<path d="${path}" fill="${colours.paper}"/>`
}
