import path from 'node:path'
import { countryOutlines, landAround } from './outlines.ts'

export type Position = readonly [longitude: number, latitude: number]

/** Ten units are one degree at the equator; north is up, and angles are true. */
const unitsPerDegree = 10

/** Map by Mercator, as the storefront places its pins. */
export function positionOnMap([longitude, latitude]: Position): [x: number, y: number] {
  const stretched = Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360))
  return [longitude * unitsPerDegree, ((-stretched * 180) / Math.PI) * unitsPerDegree]
}

export function positionsOf(ring: string): Position[] {
  return ring
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [longitude = Number.NaN, latitude = Number.NaN] = pair.split(',').map(Number)
      return [longitude, latitude]
    })
}

/** The ground of the map: the land around and above it the countries with dealers, in the colours of the page. */
export function europeSvg(): string {
  const countries = Object.entries(countryOutlines).map(
    ([code, rings]) => `<path id="${code}" d="${ringsPath(rings)}"/>`,
  )
  const lines = 'stroke-linejoin="round" fill-rule="evenodd"'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-120 -860 600 500">
<g id="around" ${lines}><path d="${ringsPath(landAround)}"/></g>
<g id="countries" ${lines}>
${countries.join('\n')}
</g>
</svg>
`
}

/** Where the storefront has it. */
export const europeFile = path.resolve(
  import.meta.dirname,
  '../../../../apps/storefront/app/features/dealers/europe.svg',
)

function ringsPath(rings: readonly string[]): string {
  return rings.map((ring) => `M${positionsOf(ring).map(onePlace).join(' ')}Z`).join('')
}

function onePlace(position: Position): string {
  return positionOnMap(position)
    .map((value) => String(Math.round(value * 10) / 10))
    .join(' ')
}
