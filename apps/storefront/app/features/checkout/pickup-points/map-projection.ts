export type MapPoint = { latitude: number; longitude: number }

export const mapWidth = 480
export const mapHeight = 320
/** Room for a pin at the top, for the bar at the bottom. */
const margin = { top: 48, right: 32, bottom: 40, left: 32 }

/** How far the bar lies from the left and from the bottom. */
export const barCorner = 16

const kmPerDegree = 111.32
const barsKm = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200]

/** Points on a plane, all in sight, at the largest scale that shows them; and a bar that measures it. */
export function mapOf(points: readonly MapPoint[]) {
  const middle = middleOf(points)
  const onPlane = points.map(({ latitude, longitude }) => ({
    east: (longitude - middle.longitude) * kmPerDegree * Math.cos((middle.latitude * Math.PI) / 180),
    south: (middle.latitude - latitude) * kmPerDegree,
  }))
  const inner = {
    width: mapWidth - margin.left - margin.right,
    height: mapHeight - margin.top - margin.bottom,
  }
  const reach = (values: number[]) => Math.max(0.25, ...values.map(Math.abs))
  const perKm = Math.min(
    inner.width / 2 / reach(onPlane.map(({ east }) => east)),
    inner.height / 2 / reach(onPlane.map(({ south }) => south)),
  )
  const pins = onPlane.map(({ east, south }) => ({
    x: rounded(margin.left + inner.width / 2 + east * perKm),
    y: rounded(margin.top + inner.height / 2 + south * perKm),
  }))
  const barKm = barsKm.findLast((km) => km * perKm <= mapWidth / 3) ?? 0.1
  return { pins, barKm, barLength: rounded(barKm * perKm) }
}

/** Lines at every step from the corner where the bar begins, so that a square is as wide as the bar. */
export function gridPath(step: number): string {
  const places = (from: number, to: number) =>
    Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, line) => rounded(from + line * step))
  const columns = places(barCorner % step, mapWidth).map((x) => `M${x} 0V${mapHeight}`)
  const rows = places((mapHeight - barCorner) % step, mapHeight).map((y) => `M0 ${y}H${mapWidth}`)
  return [...columns, ...rows].join('')
}

function middleOf(points: readonly MapPoint[]): MapPoint {
  const between = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2
  return {
    latitude: between(points.map(({ latitude }) => latitude)),
    longitude: between(points.map(({ longitude }) => longitude)),
  }
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10
}
