import type { Pack } from '../pack.ts'
import { brandColours } from '../palette.ts'
import { print } from '../print/print.ts'
import { clip, groundShadow, picture } from '../svg.ts'
import { roundShade } from './round.ts'

const tank = 'M236 214C236 150 300 112 400 112S564 150 564 214V520L440 652H360L236 520z'

/** Loose delivery: the silo in the yard, with the feed's sign on it. */
export function silo(pack: Pack): string {
  const { brandDeep, brand } = brandColours[pack.brand]
  return picture({ x: 208, y: 72, w: 400, h: 678 }, [
    groundShadow(400, 744, 300),
    `<defs>${clip('sign', 'M276 230H524V520H276z')}${roundShade('round')}</defs>`,
    legs,
    `<path d="${tank}" fill="#dfe1da"/>`,
    `<path d="M236 280H564M236 346H564M236 412H564M236 478H564" stroke="#8d928a" stroke-opacity=".45" stroke-width="3"/>`,
    `<g clip-path="url(#sign)">${print({ x: 276, y: 230, w: 248, h: 290 }, pack)}</g>`,
    `<path d="${tank}" fill="url(#round)"/>`,
    `<path d="M236 520H564" stroke="#5e645d" stroke-opacity=".6" stroke-width="5"/>`,
    `<path d="M352 112V92C352 80 372 72 400 72S448 80 448 92V112" fill="${brand}"/><ellipse cx="400" cy="90" rx="48" ry="12" fill="${brandDeep}"/>`,
    `<path d="M360 652H440V690H360z" fill="${brand}"/><path d="M350 690H450V704H350z" fill="${brandDeep}"/>`,
    ladder,
  ])
}

const legs =
  '<path d="M252 500L216 742M548 500L584 742" stroke="#737a73" stroke-width="17" stroke-linecap="round"/><path d="M330 560L314 742M470 560L486 742" stroke="#8d948c" stroke-width="13" stroke-linecap="round"/><path d="M236 630L564 690M564 630L236 690" stroke="#9aa099" stroke-width="6"/>'

const rungs = Array.from({ length: 21 }, (_, index) => `M574 ${230 + index * 24}h30`).join('')
const ladder = `<path d="M552 300h22M552 420h22" stroke="#6d736c" stroke-width="6"/><path d="M574 196V738M604 196V738" stroke="#6d736c" stroke-width="6" stroke-linecap="round"/><path d="${rungs}" stroke="#6d736c" stroke-width="4"/>`
