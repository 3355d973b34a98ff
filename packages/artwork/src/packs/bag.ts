import { brandColours } from '../palette.ts'
import { print } from '../print/print.ts'
import { type Box, clip, groundShadow, linearGradient, picture } from '../svg.ts'
import type { Pack } from '../pack.ts'

const outline =
  'M212 132C270 126 330 138 400 131S530 126 588 132C596 150 594 168 598 190C618 300 622 520 603 672C600 700 590 712 566 714C450 722 350 722 234 714C210 712 200 700 197 672C178 520 182 300 202 190C206 168 204 150 212 132z'

/** A paper bag, sewn at the top, filled and standing; bundles show the bags behind. */
export function bag(pack: Pack): string {
  const { kilos } = pack
  const bundled = pack.bags > 1
  const scale = bundled ? 0.92 : kilos <= 5 ? 0.98 : kilos <= 15 ? 1.06 : 1.14
  const body = oneBag(pack)
  const behind = bundled
    ? `<use href="#bag" x="-150" y="-34"/><use href="#bag" x="150" y="-34"/><path d="${outline}" fill="#000" opacity=".18" transform="translate(14 6)"/>`
    : ''
  return picture(bundled ? bundle : single(scale), [
    groundShadow(400, 736, bundled ? 385 : 290 * scale),
    `<defs>${shades()}<g id="bag">${body}</g></defs>`,
    `<g transform="translate(400 736) scale(${scale}) translate(-400 -716)">${behind}<use href="#bag"/></g>`,
  ])
}

const bundle: Box = { x: 40, y: 163, w: 720, h: 577 }

/** Bags keep their sizes beside each other: each is seen from where the largest just fits. */
function single(scale: number): Box {
  const height = 676
  return { x: 160, y: 740 - 296 * scale - height / 2, w: 480, h: height }
}

function oneBag(pack: Pack): string {
  const colours = brandColours[pack.brand]
  return [
    `<g clip-path="url(#bagEdge)">`,
    print({ x: 190, y: 168, w: 420, h: 552 }, pack),
    `<rect x="180" y="110" width="440" height="60" fill="${colours.paper}"/>`,
    `<path d="M190 168H610" stroke="${colours.brandDeep}" stroke-opacity=".25" stroke-width="2"/>`,
    `<path d="M206 150C330 156 470 144 596 150" fill="none" stroke="${colours.accent}" stroke-width="4" stroke-dasharray="13 7"/>`,
    `<path d="${outline}" fill="url(#bagRound)"/>`,
    folds,
    `</g>`,
  ].join('')
}

const folds = [
  '<path d="M204 176C236 226 240 300 226 380C222 300 214 240 196 206z" fill="#000" opacity=".10"/>',
  '<path d="M214 172C262 205 300 196 330 176C300 216 250 222 214 172z" fill="#000" opacity=".10"/>',
  '<path d="M596 176C562 232 560 310 574 400C580 310 590 250 606 206z" fill="#000" opacity=".12"/>',
  '<path d="M586 172C540 208 490 200 462 178C500 214 552 222 586 172z" fill="#000" opacity=".10"/>',
  '<path d="M250 240C244 380 246 520 262 660C268 520 262 380 250 240z" fill="#fff" opacity=".22"/>',
  '<path d="M198 660C240 690 290 700 340 700C290 716 230 716 206 706z" fill="#000" opacity=".14"/>',
  '<path d="M602 650C560 690 510 700 450 702C510 720 580 716 598 704z" fill="#000" opacity=".16"/>',
  '<path d="M234 600C250 640 262 662 290 684C254 672 236 640 234 600z" fill="#fff" opacity=".12"/>',
].join('')

function shades(): string {
  return (
    clip('bagEdge', outline) +
    linearGradient('bagRound', [
      [0, '#1d1608', 0.34],
      [0.1, '#1d1608', 0.1],
      [0.24, '#fff', 0.2],
      [0.5, '#fff', 0],
      [0.82, '#1d1608', 0.1],
      [1, '#1d1608', 0.38],
    ])
  )
}
