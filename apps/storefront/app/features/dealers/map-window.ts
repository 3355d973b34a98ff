type Point = { latitude: number; longitude: number }

export const mapWidth = 480
export const mapHeight = 400

/** Ten units are one degree of longitude, as on the drawing of Europe. */
const unitsPerDegree = 10
/** Two degrees are always shown, so that a coast or border tells where it is. */
const smallest = 20
/** Room around the pins, and for their height. */
const margin = 0.16

/** Where a point is on the drawing. */
export function onMap({ latitude, longitude }: Point): { x: number; y: number } {
  const stretched = Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360))
  return {
    x: rounded(longitude * unitsPerDegree),
    y: rounded(((-stretched * 180) / Math.PI) * unitsPerDegree),
  }
}

/** The part of the drawing that shows all points, and how many of its units a pixel of the map is. */
export function windowOf(points: readonly Point[]) {
  const places = points.map(onMap)
  const across = extent(places.map(({ x }) => x))
  const down = extent(places.map(({ y }) => y))
  const width = Math.max(across.length, (down.length * mapWidth) / mapHeight, smallest) / (1 - 2 * margin)
  const height = (width * mapHeight) / mapWidth
  return {
    x: rounded(across.middle - width / 2),
    y: rounded(down.middle - height / 2),
    width: rounded(width),
    height: rounded(height),
    unitsPerPixel: Math.round((width / mapWidth) * 10_000) / 10_000,
  }
}

type Place = { x: number; y: number }

const rounds = 40
/** In widths: the foot of a pin must not cover the number of the one below it. */
const pinHeight = 1.3

/**
 * Places that are nearer to each other than the room a pin takes
 * step aside, each by half of what is missing; the others stay (DEALERS-11).
 */
export function apart(places: readonly Place[], room: number): Place[] {
  const moved = places.map(({ x, y }) => ({ x, y: y / pinHeight }))
  for (let round = 0; round < rounds; round++) {
    const isDone = pairsOf(moved).map(([a, b]) => stepAside(a, b, room))
    if (!isDone.includes(false)) break
  }
  return moved.map(({ x, y }) => ({ x: rounded(x), y: rounded(y * pinHeight) }))
}

function stepAside(a: Place, b: Place, room: number): boolean {
  const distance = Math.hypot(b.x - a.x, b.y - a.y)
  // As good as enough: what is missing halves with every round.
  if (distance >= room * 0.99) return true
  const half = (room - distance) / 2
  // Two at one place: to the left and to the right.
  const across = distance === 0 ? 1 : (b.x - a.x) / distance
  const down = distance === 0 ? 0 : (b.y - a.y) / distance
  a.x -= across * half
  a.y -= down * half
  b.x += across * half
  b.y += down * half
  return false
}

function pairsOf<Item>(items: readonly Item[]): [Item, Item][] {
  return items.flatMap((a, index) => items.slice(index + 1).map((b): [Item, Item] => [a, b]))
}

function extent(values: readonly number[]): { middle: number; length: number } {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  return { middle: (least + most) / 2, length: most - least }
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100
}
