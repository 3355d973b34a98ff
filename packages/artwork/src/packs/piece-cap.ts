import type { Pack } from '../pack.ts'
import { brandColours, merchandiseColour } from '../palette.ts'
import { groundShadow, linearGradient, picture } from '../svg.ts'
import { textPath } from '../text/text-path.ts'

const crown = 'M176 470C170 300 262 190 412 190S646 304 640 470C560 500 300 506 176 470z'
const peak =
  'M180 452C110 470 62 512 70 548C78 578 150 562 262 548C380 534 470 528 560 530C600 530 636 508 640 470C500 500 330 486 180 452z'

/** A felt cap with the brand's name on a small leather mark. */
export function cap(pack: Pack): string {
  const cloth = merchandiseColour(pack.colour, pack.brand)
  const { accent } = brandColours[pack.brand]
  const name = pack.brand === 'haverhof' ? 'Haverhof' : 'MÜHLDORFER'
  const font = pack.brand === 'haverhof' ? 'fraunces' : 'sourceSerif'
  return picture({ x: 36, y: 222, w: 670, h: 384 }, [
    groundShadow(370, 590, 330),
    `<defs>${linearGradient('felt', [
      [0, '#000', 0.3],
      [0.3, '#fff', 0.14],
      [0.6, '#000', 0.04],
      [1, '#000', 0.42],
    ])}${linearGradient(
      'under',
      [
        [0, '#fff', 0.12],
        [1, '#000', 0.34],
      ],
      'down',
    )}</defs>`,
    `<g transform="translate(10 30)"><path d="${crown}" fill="${cloth}"/><path d="${crown}" fill="url(#felt)"/>`,
    `<path d="M412 190C360 250 336 360 340 486M412 190C500 250 540 350 536 490" fill="none" stroke="#000" stroke-opacity=".28" stroke-width="3"/>`,
    `<path d="M404 190C352 250 328 360 332 484M420 190C508 250 548 350 544 489" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="2.5" stroke-dasharray="8 6"/>`,
    `<ellipse cx="412" cy="191" rx="17" ry="9" fill="${cloth}"/><ellipse cx="412" cy="189" rx="17" ry="9" fill="#fff" opacity=".16"/>`,
    `<path d="${peak}" fill="${cloth}"/><path d="${peak}" fill="url(#under)"/>`,
    `<path d="M92 532C190 506 330 520 460 516S600 506 632 486" fill="none" stroke="#fff" stroke-opacity=".26" stroke-width="2.5" stroke-dasharray="8 6"/>`,
    `<path d="M177 448C330 484 500 498 641 464" fill="none" stroke="${accent}" stroke-width="6"/>`,
    `<rect x="352" y="372" width="172" height="60" rx="8" fill="#8a5a33"/><rect x="358" y="378" width="160" height="48" rx="5" fill="none" stroke="#e9cfa6" stroke-opacity=".7" stroke-width="2" stroke-dasharray="6 4"/>`,
    `<path d="${textPath(name, { font, size: pack.brand === 'haverhof' ? 30 : 21, x: 438, y: pack.brand === 'haverhof' ? 411 : 409, anchor: 'middle' })}" fill="#fbeed4"/></g>`,
  ])
}
