import type { Pack } from '../pack.ts'
import { brandColours } from '../palette.ts'
import { print } from '../print/print.ts'
import { clip, groundShadow, linearGradient, picture } from '../svg.ts'
import { roundShade } from './round.ts'

const body =
  'M196 276C184 284 180 296 180 312V676C180 704 280 726 400 726S620 704 620 676V312C620 296 616 284 604 276z'
const label = 'M180 330C250 348 550 348 620 330V664C550 690 250 690 180 664z'
const cap = 'M206 160C206 140 294 126 400 126S594 140 594 160V262C594 280 506 292 400 292S206 280 206 262z'

/** A jar with a ribbed screw cap. */
export function tub(pack: Pack): string {
  const colours = brandColours[pack.brand]
  const ribs = Array.from({ length: 27 }, (_, index) => {
    const across = Math.cos((Math.PI * (index + 1)) / 28)
    const x = Math.round(400 - across * 192)
    return `M${x} ${Math.round(172 + 22 * Math.sqrt(1 - across * across))}v86`
  })
  return picture({ x: 180, y: 91, w: 440, h: 670 }, [
    groundShadow(400, 722, 290),
    `<defs>${clip('edge', label)}${roundShade('round')}${linearGradient(
      'dark',
      [
        [0, '#000', 0.16],
        [1, '#000', 0],
      ],
      'down',
    )}</defs>`,
    `<path d="${body}" fill="${colours.plastic}"/>`,
    `<g clip-path="url(#edge)">${print({ x: 190, y: 338, w: 420, h: 344 }, pack)}</g>`,
    `<path d="${body}" fill="url(#round)"/><rect x="190" y="276" width="420" height="42" fill="url(#dark)"/>`,
    `<path d="${cap}" fill="${colours.brand}"/>`,
    `<path d="${ribs.join('')}" stroke="${colours.brandDeep}" stroke-width="4" stroke-linecap="round"/>`,
    `<path d="${cap}" fill="url(#round)"/>`,
    `<ellipse cx="400" cy="160" rx="186" ry="30" fill="${colours.brand}"/>`,
    `<path d="M228 156C262 142 330 135 400 135" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="4" stroke-linecap="round"/>`,
  ])
}
