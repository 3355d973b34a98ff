import { icons, type IconName } from '../icons/index.ts'
import { type Brand, brandColours, type Shades, type Tone, tones } from '../palette.ts'
import { type Box, linearGradient } from '../svg.ts'
import { isProp } from './prop-names.ts'
import { placed, props } from './props.ts'

/** What a picture beside a text shows: drawn things and icons, the largest first, in a tone of the brand. */
export type Scene = { brand: Brand; tone: Tone; icons: readonly string[] }

/** The drawing without its frame, filling a box; the same scene gives the same text. */
export function scene(shown: Scene, box: Box): string {
  const land = shown.brand === 'haverhof' ? fields(tones[shown.tone], box) : alps(tones[shown.tone], box)
  const count = Math.min(shown.icons.length, places.length)
  const { at, along, unit } = measures(box)
  const things = shown.icons.slice(0, count).map((name, index) => {
    const [x, y, size] = places[count - 1]?.[index] ?? [0.5, 0.5, 0.5]
    const box = { x: along(0.5) + (x - 0.5) * unit, y: at(y), size: unit * size }
    return isProp(name)
      ? placed(props[name](shown.brand, shown.tone), `p${index}`, box)
      : sign(name, box, shown)
  })
  // What stands in front is drawn last.
  return land + things.reverse().join('')
}

/** Where one, two or three things stand: across and size in parts of the unit, down in parts of the height. */
const places = [
  [[0.5, 0.54, 0.74]],
  [
    [0.3, 0.55, 0.7],
    [0.84, 0.6, 0.46],
  ],
  [
    [0.5, 0.56, 0.68],
    [0.02, 0.62, 0.4],
    [0.98, 0.62, 0.4],
  ],
] as const

/** A morning over fields: sun, hills, furrows. */
function fields(tone: Shades, box: Box): string {
  const { paper } = brandColours.haverhof
  const { at, along, unit } = measures(box)
  return [
    `<defs>${linearGradient(
      'sky',
      [
        [0, paper],
        [1, tone.light],
      ],
      'down',
    )}</defs><rect x="${box.x}" y="${box.y}" width="${box.w}" height="${box.h}" fill="url(#sky)"/>`,
    `<circle cx="${along(0.5)}" cy="${at(0.44)}" r="${unit * 0.47}" fill="#fff" opacity=".32"/><circle cx="${along(0.5)}" cy="${at(0.44)}" r="${unit * 0.38}" fill="#fff" opacity=".42"/>`,
    `<path d="M${box.x} ${at(0.62)}C${along(0.2)} ${at(0.5)} ${along(0.36)} ${at(0.6)} ${along(0.58)} ${at(0.65)}S${along(0.88)} ${at(0.62)} ${along(1)} ${at(0.52)}V${at(1)}H${box.x}z" fill="${tone.main}" opacity=".72"/>`,
    `<path d="M${box.x} ${at(0.78)}C${along(0.24)} ${at(0.7)} ${along(0.5)} ${at(0.8)} ${along(1)} ${at(0.68)}V${at(1)}H${box.x}z" fill="${tone.deep}"/>`,
    furrows(box, tone),
  ].join('')
}

function furrows(box: Box, tone: Shades): string {
  const { at, along } = measures(box)
  const lines = [0.06, 0.2, 0.34, 0.66, 0.8, 0.94].map(
    (part) =>
      `M${along(part)} ${at(1)}Q${along(0.5 + (part - 0.5) * 0.8)} ${at(0.93)} ${along(0.5 + (part - 0.5) * 0.66)} ${at(0.86)}`,
  )
  return `<path d="${lines.join('')}" fill="none" stroke="${tone.main}" stroke-width="${box.w * 0.006}" stroke-linecap="round" opacity=".6"/>`
}

type Ridge = readonly (readonly [number, number])[]

const ridges: Record<'far' | 'middle' | 'near', Ridge> = {
  far: [
    [0, 0.5],
    [0.16, 0.34],
    [0.27, 0.44],
    [0.46, 0.14],
    [0.58, 0.36],
    [0.7, 0.26],
    [0.86, 0.46],
    [1, 0.32],
  ],
  middle: [
    [0, 0.68],
    [0.2, 0.56],
    [0.36, 0.66],
    [0.6, 0.54],
    [0.8, 0.66],
    [1, 0.54],
  ],
  near: [
    [0, 0.8],
    [0.3, 0.74],
    [0.62, 0.8],
    [1, 0.72],
  ],
}

/** Ridges in a clear light, a peak with snow. */
function alps(tone: Shades, box: Box): string {
  const { brand } = brandColours.muehldorfer
  const { at, along } = measures(box)
  const ridge = (points: Ridge, fill: string) =>
    `<path d="M${box.x} ${at(1)}L${points.map(([x, y]) => `${along(x)} ${at(y)}`).join('L')}L${along(1)} ${at(1)}z" fill="${fill}"/>`
  return [
    `<rect x="${box.x}" y="${box.y}" width="${box.w}" height="${box.h}" fill="#eef2f4"/>`,
    ridge(ridges.far, '#cdd9e4'),
    `<path d="M${along(0.46)} ${at(0.14)}L${along(0.51)} ${at(0.235)}L${along(0.478)} ${at(0.27)}L${along(0.452)} ${at(0.23)}L${along(0.415)} ${at(0.245)}z" fill="#fff"/>`,
    ridge(ridges.middle, tone.light),
    ridge(ridges.near, tone.main),
    `<rect x="${box.x}" y="${at(0.97)}" width="${box.w}" height="${box.h * 0.03}" fill="${brand}"/>`,
  ].join('')
}

type Place = { x: number; y: number; size: number }

/** An icon on a sign of the brand: round with an orange line, or square with a gold one. */
function sign(name: string, { x, y, size }: Place, { brand, tone }: Scene): string {
  const { paper, brand: line, accent } = brandColours[brand]
  const half = size * 0.44
  const look = { line, fill: tones[tone].light }
  if (brand === 'haverhof')
    return `<circle cx="${x}" cy="${y + half * 0.07}" r="${half}" fill="#2b2415" opacity=".16"/><circle cx="${x}" cy="${y}" r="${half}" fill="${paper}"/><circle cx="${x}" cy="${y}" r="${half * 0.93}" fill="none" stroke="${accent}" stroke-width="${half * 0.025}"/>${thing(name, x, y, half * 1.2, look)}`
  return `<rect x="${x - half}" y="${y - half * 0.94}" width="${half * 2}" height="${half * 2}" fill="#0e2440" opacity=".16"/><rect x="${x - half}" y="${y - half}" width="${half * 2}" height="${half * 2}" fill="${paper}"/><path d="M${x - half} ${y + half * 0.86}h${half * 2}" stroke="${accent}" stroke-width="${half * 0.05}"/>${thing(name, x, y - half * 0.05, half * 1.3, look)}`
}

/** An icon in two tones: its shape a little aside as colour, its line on top. */
export function thing(
  name: string,
  x: number,
  y: number,
  width: number,
  { line, fill }: { line: string; fill: string },
): string {
  if (!Object.hasOwn(icons, name)) return ''
  const path = icons[name as IconName]
  const shift = (dx: number) => `translate(${x - width / 2 + dx} ${y - width / 2 + dx}) scale(${width / 24})`
  return `<path d="${path}" transform="${shift(width * 0.022)}" fill="${fill}" stroke="${fill}" stroke-width="1.3" stroke-linejoin="round"/><path d="${path}" transform="${shift(0)}" fill="none" stroke="${line}" stroke-width="1.15" stroke-linecap="round" stroke-linejoin="round"/>`
}

function measures({ x, y, w, h }: Box) {
  return {
    at: (part: number) => y + h * part,
    along: (part: number) => x + w * part,
    unit: Math.min(w * 0.78, h * 1.1),
  }
}
