import type { Pack } from '../pack.ts'
import { brandColours } from '../palette.ts'
import { print } from '../print/print.ts'
import { clip, groundShadow, linearGradient, picture } from '../svg.ts'

/** A carton seen from the front and a little from the right. */
export function box(pack: Pack): string {
  const colours = brandColours[pack.brand]
  return picture({ x: 88, y: 150, w: 650, h: 570 }, [
    groundShadow(420, 722, 330),
    `<defs>${clip('edge', 'M140 196H560V720H140z')}${linearGradient('side', [
      [0, '#000', 0.08],
      [1, '#000', 0.34],
    ])}${linearGradient('front', [
      [0, '#fff', 0.14],
      [0.6, '#fff', 0],
      [1, '#000', 0.1],
    ])}</defs>`,
    `<path d="M560 196L676 150V662L560 720z" fill="${colours.brand}"/><path d="M560 196L676 150V662L560 720z" fill="url(#side)"/>`,
    `<path d="M140 196L262 150H676L560 196z" fill="${colours.paper}"/><path d="M140 196L262 150H676L560 196z" fill="#000" opacity=".05"/>`,
    `<path d="M346 196L466 150H490L372 196z" fill="${colours.accent}" opacity=".75"/>`,
    `<g clip-path="url(#edge)">${print({ x: 140, y: 196, w: 420, h: 524 }, pack)}<rect x="140" y="196" width="420" height="524" fill="url(#front)"/></g>`,
    `<path d="M141 196H560V720" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="2.5"/>`,
  ])
}
