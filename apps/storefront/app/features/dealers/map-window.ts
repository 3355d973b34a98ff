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

function extent(values: readonly number[]): { middle: number; length: number } {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  return { middle: (least + most) / 2, length: most - least }
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100
}
