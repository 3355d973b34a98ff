import type { Pack } from '../pack.ts'
import { brandColours } from '../palette.ts'
import { print } from '../print/print.ts'
import { clip, groundShadow, picture } from '../svg.ts'
import { roundShade } from './round.ts'

const body = 'M168 250L202 690C204 712 290 732 400 732S596 712 598 690L632 250z'
const lid = 'M150 214C150 190 260 172 400 172S650 190 650 214V244C650 270 540 288 400 288S150 270 150 244z'

/** A plastic bucket with a snap lid and a wire handle. */
export function bucket(pack: Pack): string {
  const colours = brandColours[pack.brand]
  return picture({ x: 150, y: 48, w: 500, h: 684 }, [
    groundShadow(400, 728, 300),
    `<defs>${clip('edge', body)}${roundShade('round')}</defs>`,
    `<g clip-path="url(#edge)">${print({ x: 176, y: 300, w: 448, h: 424 }, pack)}`,
    `<rect x="150" y="240" width="500" height="62" fill="${colours.plastic}"/>`,
    `<path d="M170 300C250 322 550 322 630 300" fill="none" stroke="#000" stroke-opacity=".12" stroke-width="5"/>`,
    `<path d="${body}" fill="url(#round)"/></g>`,
    `<path d="${lid}" fill="${colours.brand}"/><path d="${lid}" fill="url(#round)"/>`,
    `<ellipse cx="400" cy="214" rx="236" ry="35" fill="${colours.brandDeep}"/>`,
    `<ellipse cx="400" cy="212" rx="214" ry="28" fill="${colours.brand}"/>`,
    `<path d="M204 205C250 190 330 184 400 184" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="5" stroke-linecap="round"/>`,
    `<path d="M172 268C150 120 260 62 400 62S650 120 628 268" fill="none" stroke="#a7a59c" stroke-width="9" stroke-linecap="round"/>`,
    `<path d="M172 262C152 122 262 60 400 60" fill="none" stroke="#e9e7df" stroke-width="3" stroke-linecap="round"/>`,
    `<rect x="330" y="48" width="140" height="30" rx="15" fill="${colours.plastic}"/><path d="M336 70H464" stroke="#000" stroke-opacity=".18" stroke-width="8" stroke-linecap="round"/>`,
    `<circle cx="172" cy="268" r="13" fill="${colours.brandDeep}"/><circle cx="628" cy="268" r="13" fill="${colours.brandDeep}"/>`,
  ])
}
