import type { Pack } from '../pack.ts'
import { cap } from './piece-cap.ts'
import { feedBucket, net, scoop } from './piece-stable.ts'
import { print } from '../print/print.ts'
import { clip, groundShadow, picture } from '../svg.ts'
import { brandColours } from '../palette.ts'

/** A natural salt lick on its cord, with a printed tag. */
function stone(pack: Pack): string {
  return picture({ x: 116, y: 62, w: 620, h: 670 }, [
    groundShadow(380, 706, 320),
    '<path d="M322 214C300 120 360 60 420 70S450 170 352 214" fill="none" stroke="#b89b6a" stroke-width="15" stroke-linecap="round"/><path d="M322 214C300 120 360 60 420 70S450 170 352 214" fill="none" stroke="#8b6f40" stroke-width="15" stroke-dasharray="3 9" stroke-opacity=".5"/>',
    '<path d="M252 214L400 190L520 250L590 400L572 570L470 684L280 704L150 620L116 440L166 290z" fill="#f0c4b4"/>',
    '<path d="M252 214L400 190L340 330L210 380L166 290z" fill="#fbe3d8"/><path d="M400 190L520 250L480 380L340 330z" fill="#f6d2c4"/><path d="M520 250L590 400L540 460L480 380z" fill="#dfa692"/><path d="M166 290L210 380L180 520L116 440z" fill="#f7d6c9"/><path d="M210 380L340 330L400 500L300 590L180 520z" fill="#f3cbbc"/><path d="M340 330L480 380L540 460L470 560L400 500z" fill="#eab8a6"/><path d="M540 460L590 400L572 570L470 684L470 560z" fill="#cf907c"/><path d="M180 520L300 590L280 704L150 620L116 440z" fill="#e7b4a3"/><path d="M300 590L400 500L470 560L470 684L280 704z" fill="#dca28f"/>',
    '<path d="M252 214L400 190M210 380L340 330L480 380M340 330L400 500L300 590" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="4"/>',
    '<path d="M352 214C430 250 500 300 548 372" fill="none" stroke="#a58a5a" stroke-width="4"/>',
    `<g transform="rotate(7 590 540)"><path d="M480 390L506 364H694L720 390V716H480z" fill="#000" opacity=".16" transform="translate(7 8)"/><g clip-path="url(#edge)">${print({ x: 480, y: 364, w: 240, h: 352 }, pack)}</g><circle cx="600" cy="384" r="9" fill="#e8dcc0" stroke="#8b6f40" stroke-width="3"/></g>`,
    `<defs>${clip('edge', 'M480 390L506 364H694L720 390V716H480z')}</defs>`,
  ])
}

const things: Record<string, (pack: Pack) => string> = { bucket: feedBucket, cap, mineral: stone, net, scoop }

/** A thing without a pack is drawn as itself; what we have no drawing for hangs on a printed tag. */
export function piece(pack: Pack): string {
  const draw = Object.hasOwn(things, pack.icon) ? things[pack.icon] : undefined
  return (draw ?? tag)(pack)
}

const shape = 'M200 250L290 150H510L600 250V706C600 720 592 728 578 728H222C208 728 200 720 200 706z'

/** A printed swing tag on a cord. */
function tag(pack: Pack): string {
  return picture({ x: 200, y: 38, w: 400, h: 690 }, [
    groundShadow(400, 736, 260),
    `<defs>${clip('edge', shape)}</defs>`,
    '<path d="M400 196C380 120 330 70 380 46S470 110 404 196" fill="none" stroke="#b89b6a" stroke-width="8" stroke-linecap="round"/>',
    `<path d="${shape}" fill="#000" opacity=".14" transform="translate(8 8)"/>`,
    `<g clip-path="url(#edge)"><rect x="200" y="150" width="400" height="80" fill="${brandColours[pack.brand].brand}"/>${print({ x: 200, y: 212, w: 400, h: 516 }, pack)}</g>`,
    '<circle cx="400" cy="190" r="19" fill="#fffdf8" stroke="#b89b6a" stroke-width="6"/>',
  ])
}
