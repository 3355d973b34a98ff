import type { Pack } from '../pack.ts'
import { brandColours } from '../palette.ts'
import { print } from '../print/print.ts'
import { clip, groundShadow, linearGradient, picture } from '../svg.ts'

const card = '#cfa877'

/** An eight-sided pallet box with the print on its front. */
export function bigbox(pack: Pack): string {
  const { brandDeep } = brandColours[pack.brand]
  return picture({ x: 76, y: 92, w: 648, h: 666 }, [
    groundShadow(400, 742, 380),
    pallet,
    `<defs>${clip('edge', 'M210 150H590V660H210z')}${linearGradient('left', [
      [0, '#3b2508', 0.4],
      [1, '#3b2508', 0.12],
    ])}${linearGradient('right', [
      [0, '#3b2508', 0.14],
      [1, '#3b2508', 0.46],
    ])}${linearGradient('front', [
      [0, '#fff', 0.12],
      [0.5, '#fff', 0],
      [1, '#000', 0.08],
    ])}</defs>`,
    `<path d="M98 128L210 150V660L98 634z" fill="${card}"/><path d="M98 128L210 150V660L98 634z" fill="url(#left)"/>`,
    `<path d="M590 150L702 128V634L590 660z" fill="${card}"/><path d="M590 150L702 128V634L590 660z" fill="url(#right)"/>`,
    `<path d="M98 128L222 92H578L702 128L590 150H210z" fill="#e3c596"/><path d="M210 150L300 92M590 150L500 92" stroke="#9b7441" stroke-opacity=".5" stroke-width="3"/>`,
    `<g clip-path="url(#edge)"><rect x="210" y="150" width="380" height="510" fill="${card}"/>${print({ x: 234, y: 178, w: 332, h: 430 }, pack)}<rect x="210" y="150" width="380" height="510" fill="url(#front)"/></g>`,
    `<path d="M98 596L210 622H590L702 596" fill="none" stroke="${brandDeep}" stroke-opacity=".55" stroke-width="7"/>`,
    `<path d="M210 150V660M590 150V660" stroke="#fff" stroke-opacity=".3" stroke-width="2"/>`,
  ])
}

const pallet = [
  '<path d="M76 640L210 672H590L724 640V662L590 696H210L76 662z" fill="#c49a63"/>',
  '<path d="M76 662L210 696H590L724 662V668L590 702H210L76 668z" fill="#7a5529"/>',
  '<path d="M84 668L150 684V726L84 708zM210 702H280V744H210zM365 702H435V744H365zM520 702H590V744H520zM650 684L716 668V708L650 726z" fill="#94703e"/>',
  '<path d="M84 708L210 742H590L716 708V722L590 758H210L84 722z" fill="#b68a52"/>',
].join('')
