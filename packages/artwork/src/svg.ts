import { type IconName, icons } from './icons/index.ts'

export type Box = { x: number; y: number; w: number; h: number }

/** How much of a picture the thing on it fills, in the direction in which it is largest. */
const filled = 0.92

/** A square picture of 800 × 800 with what stands in `place` in its middle. */
export function picture(box: Box, parts: readonly string[]): string {
  const side = Math.max(box.w, box.h) / filled
  const seen = [box.x + (box.w - side) / 2, box.y + (box.h - side) / 2, side, side]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${seen.map(Math.round).join(' ')}" width="800" height="800">${parts.join('')}</svg>`
}

/** A line icon of the given width, centred on a point; nothing when the name is unknown. */
export function iconAt(name: string, x: number, y: number, width: number, colour: string): string {
  if (!Object.hasOwn(icons, name)) return ''
  const scale = width / 24
  return `<path d="${icons[name as IconName]}" transform="translate(${x - width / 2} ${y - width / 2}) scale(${scale})" fill="none" stroke="${colour}" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"/>`
}

export function linearGradient(
  id: string,
  stops: [number, string, number?][],
  direction: 'across' | 'down' = 'across',
): string {
  const end = direction === 'across' ? 'x2="1" y2="0"' : 'x2="0" y2="1"'
  return `<linearGradient id="${id}" x1="0" y1="0" ${end}>${stops.map(stop).join('')}</linearGradient>`
}

function stop([offset, colour, opacity = 1]: [number, string, number?]): string {
  return `<stop offset="${offset}" stop-color="${colour}"${opacity === 1 ? '' : ` stop-opacity="${opacity}"`}/>`
}

export function clip(id: string, path: string): string {
  return `<clipPath id="${id}"><path d="${path}"/></clipPath>`
}

/** The soft shadow on the ground under a pack. */
export function groundShadow(x: number, y: number, rx: number, ry = rx * 0.11): string {
  return `<radialGradient id="ground"><stop offset="0" stop-color="#2b2415" stop-opacity=".42"/><stop offset=".55" stop-color="#2b2415" stop-opacity=".16"/><stop offset="1" stop-color="#2b2415" stop-opacity="0"/></radialGradient><ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#ground)"/>`
}
