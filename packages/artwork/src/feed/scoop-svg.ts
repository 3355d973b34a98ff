import { type Brand, brandColours } from '../palette.ts'
import { clip, groundShadow, linearGradient, picture } from '../svg.ts'
import { textPath, textWidth } from '../text/text-path.ts'
import { heap } from './heap.ts'
import type { Feed } from './structure.ts'

const bowl = 'M110 392H530L506 610C502 656 470 682 420 682H222C172 682 140 656 136 610z'
const mound = 'M122 404C150 330 232 268 318 264S492 326 518 404z'

/** “780 g” and what that is the weight of. */
export type ScoopWords = { grams: string; caption: string }

/** A level scoop of the feed, and what it weighs (PICTURES-7). */
export function scoopSvg(feed: Feed, words: ScoopWords, brand: Brand): string {
  const { brand: colour, accent, paper, ink } = brandColours[brand]
  return picture({ x: 60, y: 110, w: 700, h: 620 }, [
    groundShadow(340, 690, 320),
    `<defs>${clip('mound', mound)}${linearGradient('bowl', [
      [0, '#000', 0.28],
      [0.25, '#fff', 0.2],
      [0.55, '#fff', 0],
      [1, '#000', 0.34],
    ])}${linearGradient(
      'top',
      [
        [0, '#fff', 0.18],
        [0.6, '#000', 0],
        [1, '#000', 0.36],
      ],
      'down',
    )}</defs>`,
    `<path d="M516 440L648 316C672 292 708 296 724 320S730 368 708 388L560 520z" fill="${colour}"/><path d="M562 472L668 368C684 354 698 352 704 360" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="9" stroke-linecap="round"/>`,
    `<g clip-path="url(#mound)">${heap(feed, { x: 110, y: 250, w: 420, h: 170 }, 0.5)}<path d="${mound}" fill="url(#top)"/></g>`,
    `<path d="${bowl}" fill="${colour}"/><path d="${bowl}" fill="url(#bowl)"/><path d="M110 392H530V418H112z" fill="#fff" opacity=".2"/><path d="M112 418H528L526 436H114z" fill="#000" opacity=".16"/>`,
    tag(words, { paper, ink, accent }),
  ])
}

type Colours = { paper: string; ink: string; accent: string }

/** The weight on the front of the scoop, as a label that is stuck on it. */
function tag({ grams, caption }: ScoopWords, { paper, ink, accent }: Colours): string {
  const widest = 300
  const small = Math.min(27, (27 * widest) / textWidth(caption, 'figtree', 27))
  const figure = textPath(grams, { font: 'fraunces', size: 78, x: 321, y: 556, anchor: 'middle' })
  const name = textPath(caption, { font: 'figtree', size: small, x: 321, y: 604, anchor: 'middle' })
  return `<rect x="156" y="474" width="330" height="156" rx="18" fill="${paper}"/><path d="M180 574H462" stroke="${accent}" stroke-width="4" stroke-opacity=".7"/><path d="${figure}${name}" fill="${ink}"/>`
}
