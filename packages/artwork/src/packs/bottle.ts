import type { Pack } from '../pack.ts'
import { brandColours } from '../palette.ts'
import { print } from '../print/print.ts'
import { clip, groundShadow, picture } from '../svg.ts'
import { roundShade } from './round.ts'

const flask =
  'M348 150H452V196C452 226 560 236 560 322V690C560 716 545 730 518 730H282C255 730 240 716 240 690V322C240 236 348 226 348 196z'
const flaskLabel = 'M240 352H560V690H240z'
const canister =
  'M300 150H396V190H520C590 190 618 226 618 290V690C618 716 602 730 576 730H224C198 730 182 716 182 690V290C182 226 214 190 270 190H300zM440 236C424 236 416 246 416 258S424 280 440 280H528C552 280 560 262 554 250C548 240 540 236 520 236z'
const canisterLabel = 'M182 330H618V700H182z'

/** A bottle; from two litres on a canister with a grip. */
export function bottle(pack: Pack): string {
  const large = /^([2-9]|\d\d)([.,]\d+)? l$/.test(pack.size)
  const colours = brandColours[pack.brand]
  const outline = large ? canister : flask
  const box = large ? { x: 190, y: 330, w: 420, h: 370 } : { x: 246, y: 352, w: 308, h: 338 }
  const capX = large ? 292 : 340
  const capWidth = large ? 112 : 120
  return picture({ x: 182, y: 78, w: 436, h: 652 }, [
    groundShadow(400, 728, large ? 290 : 220),
    `<defs>${clip('edge', large ? canisterLabel : flaskLabel)}${roundShade('round')}</defs>`,
    `<path d="${outline}" fill="${colours.plastic}" fill-rule="evenodd"/>`,
    `<g clip-path="url(#edge)">${print(box, pack)}</g>`,
    `<path d="${outline}" fill="url(#round)" fill-rule="evenodd"/>`,
    large ? canisterEdges : flaskEdges,
    `<rect x="${capX}" y="78" width="${capWidth}" height="86" rx="12" fill="${colours.brand}"/>`,
    `<path d="${ribs(capX, capWidth)}" stroke="${colours.brandDeep}" stroke-width="4" stroke-linecap="round"/>`,
    `<rect x="${capX}" y="78" width="${capWidth}" height="86" rx="12" fill="url(#round)"/>`,
  ])
}

const flaskEdges =
  '<path d="M348 178C380 186 420 186 452 178" fill="none" stroke="#000" stroke-opacity=".18" stroke-width="4"/><path d="M272 330C276 276 316 250 352 236" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="9" stroke-linecap="round"/>'
const canisterEdges =
  '<path d="M440 236C424 236 416 246 416 258S424 280 440 280H528C552 280 560 262 554 250" fill="none" stroke="#000" stroke-opacity=".22" stroke-width="5" stroke-linecap="round"/><path d="M206 318C206 250 222 214 272 210" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="9" stroke-linecap="round"/><path d="M300 178C330 184 366 184 396 178" fill="none" stroke="#000" stroke-opacity=".18" stroke-width="4"/>'

function ribs(x: number, width: number): string {
  return Array.from({ length: 9 }, (_, index) => `M${x + ((index + 1) * width) / 10} 94v56`).join('')
}
