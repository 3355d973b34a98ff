import type { Pack } from '../pack.ts'
import { brandColours } from '../palette.ts'
import { print } from '../print/print.ts'
import { clip, groundShadow, picture } from '../svg.ts'

const shape = 'M200 250L290 150H510L600 250V706C600 720 592 728 578 728H222C208 728 200 720 200 706z'

/** A printed swing tag on a cord. */
export function tag(pack: Pack): string {
  return picture({ x: 200, y: 38, w: 400, h: 690 }, [
    groundShadow(400, 736, 260),
    `<defs>${clip('edge', shape)}</defs>`,
    '<path d="M400 196C380 120 330 70 380 46S470 110 404 196" fill="none" stroke="#b89b6a" stroke-width="8" stroke-linecap="round"/>',
    `<path d="${shape}" fill="#000" opacity=".14" transform="translate(8 8)"/>`,
    `<g clip-path="url(#edge)"><rect x="200" y="150" width="400" height="80" fill="${brandColours[pack.brand].brand}"/>${print({ x: 200, y: 212, w: 400, h: 516 }, pack)}</g>`,
    '<circle cx="400" cy="190" r="19" fill="#fffdf8" stroke="#b89b6a" stroke-width="6"/>',
  ])
}
