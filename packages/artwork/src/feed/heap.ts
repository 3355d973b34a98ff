import { colourOf, type Crumb, type CrumbName, crumbs } from './crumbs.ts'
import type { Feed } from './structure.ts'
import { recipeOf } from './recipe.ts'

export type Area = { x: number; y: number; w: number; h: number }

const layers = [
  { light: -0.3, share: 1 },
  { light: -0.1, share: 0.85 },
  { light: 0.06, share: 0.6 },
] as const

/** Loose feed filling an area, from the deepest pieces to those on top. The caller clips it. */
export function heap(feed: Feed, area: Area, scale: number): string {
  const { ground, mix, spacing } = recipeOf(feed)
  const random = randomFrom(`${feed.structure} ${feed.ingredients.join(' ')}`)
  const step = spacing * scale
  const parts = [`<rect x="${area.x}" y="${area.y}" width="${area.w}" height="${area.h}" fill="${ground}"/>`]
  for (const { light, share } of layers) {
    const places = grid(area, step / Math.sqrt(share), random)
    for (const spot of places) {
      const name = pick(random, mix)
      parts.push(piece(name, spot, { light, scale, random }))
    }
  }
  return parts.join('')
}

/** Places about as far from each other, none in a row. */
function grid(area: Area, step: number, random: () => number): { x: number; y: number }[] {
  const places: { x: number; y: number; order: number }[] = []
  for (let y = area.y; y <= area.y + area.h; y += step)
    for (let x = area.x; x <= area.x + area.w; x += step)
      places.push({
        x: x + (random() - 0.5) * step * 1.5,
        y: y + (random() - 0.5) * step * 1.5,
        order: random(),
      })
  return places.sort((left, right) => left.order - right.order)
}

type Drawing = { light: number; scale: number; random: () => number }

function piece(
  name: CrumbName,
  { x, y }: { x: number; y: number },
  { light, scale, random }: Drawing,
): string {
  const crumb: Crumb = crumbs[name]
  const turn = Math.round(random() * 360)
  const size = (0.86 + random() * 0.28) * scale
  const fill = colourOf(pick(random, crumb.colours), light + (random() - 0.5) * 0.12)
  return `<g transform="translate(${Math.round(x)} ${Math.round(y)}) rotate(${turn}) scale(${size.toFixed(2)})">${crumb.draw(fill)}</g>`
}

/** Numbers from 0 to 1 that look random and are the same on every machine (mulberry32). */
function randomFrom(seed: string): () => number {
  let state = 2166136261
  for (let at = 0; at < seed.length; at += 1) state = Math.imul(state ^ seed.charCodeAt(at), 16777619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

function pick<T>(random: () => number, list: readonly [T, ...T[]]): T {
  return list[Math.floor(random() * list.length)] ?? list[0]
}
