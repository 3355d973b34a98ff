import type { Pack } from '../pack.ts'
import { brandColours } from '../palette.ts'
import { print } from '../print/print.ts'
import { clip, groundShadow, picture } from '../svg.ts'
import { roundShade } from './round.ts'

const barrel = 'M292 210H508V690C508 708 496 716 480 716H320C304 716 292 708 292 690z'

/** An oral paste syringe, standing on its cap. */
export function syringe(pack: Pack): string {
  const colours = brandColours[pack.brand]
  return picture({ x: 236, y: 44, w: 328, h: 716 }, [
    groundShadow(400, 760, 190),
    `<defs>${clip('edge', 'M292 286H508V664H292z')}${roundShade('round')}</defs>`,
    `<path d="M372 66H428V214H372z" fill="${colours.plastic}"/><path d="M372 66H428V214H372z" fill="url(#round)"/>`,
    `<path d="${Array.from({ length: 6 }, (_, index) => `M378 ${96 + index * 20}h44`).join('')}" stroke="#000" stroke-opacity=".16" stroke-width="5"/>`,
    `<rect x="312" y="44" width="176" height="28" rx="12" fill="${colours.brand}"/>`,
    `<path d="${barrel}" fill="${colours.plastic}"/><g clip-path="url(#edge)">${print({ x: 296, y: 286, w: 208, h: 378 }, pack)}</g>`,
    `<path d="${barrel}" fill="url(#round)"/>`,
    `<rect x="236" y="202" width="328" height="30" rx="15" fill="${colours.plastic}"/><rect x="236" y="202" width="328" height="30" rx="15" fill="url(#round)"/>`,
    `<path d="M344 714H456L440 760H360z" fill="${colours.brand}"/><path d="M344 714H456L440 760H360z" fill="url(#round)"/>`,
  ])
}
