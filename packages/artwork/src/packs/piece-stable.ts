import type { Pack } from '../pack.ts'
import { brandColours, merchandiseColour } from '../palette.ts'
import { print } from '../print/print.ts'
import { clip, groundShadow, linearGradient, picture } from '../svg.ts'
import { textPath } from '../text/text-path.ts'

/** A feed scoop with a moulded grip. */
export function scoop(pack: Pack): string {
  const colour = merchandiseColour(pack.colour, pack.brand)
  const { paper } = brandColours[pack.brand]
  const bowl = 'M110 352H530L506 600C502 650 470 676 420 676H222C172 676 140 650 136 600z'
  return picture({ x: 82, y: 275, w: 670, h: 408 }, [
    groundShadow(350, 680, 300),
    `<defs>${linearGradient('bowl', [
      [0, '#000', 0.26],
      [0.25, '#fff', 0.2],
      [0.55, '#fff', 0],
      [1, '#000', 0.34],
    ])}</defs>`,
    `<path d="M516 420L640 300C664 276 700 280 716 304S722 352 700 372L560 498z" fill="${colour}"/><path d="M560 452L660 352C676 338 690 336 696 344" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="9" stroke-linecap="round"/>`,
    `<ellipse cx="320" cy="352" rx="210" ry="46" fill="#e4c98a"/><path d="M130 344C180 270 250 262 310 282C370 250 470 280 510 346C420 392 210 392 130 344z" fill="#d8b468"/>`,
    `<path d="${oatGrains()}" fill="none" stroke="#f4e3b4" stroke-width="9" stroke-linecap="round"/><path d="${oatGrains()}" fill="none" stroke="#a8813a" stroke-width="2.5" stroke-linecap="round" transform="translate(2 6)"/>`,
    `<path d="${bowl}" fill="${colour}"/><path d="${bowl}" fill="url(#bowl)"/><path d="M110 352C180 412 460 412 530 352" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="7"/>`,
    `<path d="M110 352C180 408 460 408 530 352L527 380C450 430 190 430 113 380z" fill="#000" opacity=".14"/>`,
    `<path d="${brandWord(pack, 320, 548, 62)}" fill="${paper}"/>`,
  ])
}

/** An open rubber bucket with two grips, as it stands in the box. */
export function feedBucket(pack: Pack): string {
  const colour = merchandiseColour(pack.colour, pack.brand)
  const { paper } = brandColours[pack.brand]
  const body = 'M128 300L196 668C204 706 300 724 400 724S596 706 604 668L672 300z'
  return picture({ x: 55, y: 228, w: 690, h: 496 }, [
    groundShadow(400, 718, 300),
    `<defs>${linearGradient('bowl', [
      [0, '#000', 0.3],
      [0.25, '#fff', 0.2],
      [0.5, '#fff', 0],
      [1, '#000', 0.38],
    ])}</defs>`,
    `<path d="M150 326C62 318 62 222 168 262M650 326C738 318 738 222 632 262" fill="none" stroke="${colour}" stroke-width="24" stroke-linecap="round"/>`,
    `<path d="${body}" fill="${colour}"/><path d="${body}" fill="url(#bowl)"/>`,
    `<ellipse cx="400" cy="300" rx="284" ry="72" fill="${colour}"/><ellipse cx="400" cy="300" rx="284" ry="72" fill="#fff" opacity=".14"/>`,
    `<ellipse cx="400" cy="304" rx="254" ry="58" fill="#1a1712" opacity=".82"/><path d="M158 322C230 372 570 372 642 322C590 352 500 362 400 362S210 352 158 322z" fill="#fff" opacity=".08"/>`,
    `<path d="M158 470C260 520 540 520 642 470" fill="none" stroke="#000" stroke-opacity=".16" stroke-width="6"/>`,
    `<path d="${brandWord(pack, 400, 606, 74)}" fill="${paper}"/>`,
  ])
}

function brandWord(pack: Pack, x: number, y: number, size: number): string {
  const isHaverhof = pack.brand === 'haverhof'
  const font = isHaverhof ? 'fraunces' : 'sourceSerif'
  return textPath(isHaverhof ? 'Haverhof' : 'Mühldorfer', { font, size, x, y, anchor: 'middle' })
}

function oatGrains(): string {
  return Array.from({ length: 26 }, (_, index) => {
    const x = 160 + ((index * 61) % 310)
    const y = 352 - ((index * 37) % Math.round(70 - Math.abs(x - 315) / 4.2))
    return `M${x} ${y}q${9 + ((index * 7) % 8)} ${-8 + ((index * 11) % 17)} ${20 + ((index * 5) % 10)} ${-4 + ((index * 13) % 9)}`
  }).join('')
}

/** A filled hay net hanging from its rope. */
export function net(pack: Pack): string {
  const rope = merchandiseColour(pack.colour, pack.brand)
  const body =
    'M352 190C250 250 190 360 190 480C190 620 280 706 400 706S610 620 610 480C610 360 550 250 448 190z'
  const mesh = Array.from({ length: 9 }, (_, index) => {
    const x = 110 + index * 72
    return `M${x} 170Q${x + 130} 440 ${x + 60} 720M${800 - x} 170Q${670 - x} 440 ${740 - x} 720`
  })
  const stalks = Array.from({ length: 60 }, (_, index) => {
    const x = 190 + ((index * 71) % 380)
    return `M${x} ${220 + ((index * 97) % 470)}q${20 + ((index * 13) % 30)} ${-30 + ((index * 29) % 60)} ${46 + ((index * 17) % 40)} ${-30 + ((index * 23) % 60)}`
  })
  return picture({ x: 186, y: 37, w: 490, h: 680 }, [
    groundShadow(400, 726, 240),
    `<defs>${clip('edge', body)}${clip('tag', 'M500 470H676V716H500z')}${linearGradient('round', [
      [0, '#000', 0.36],
      [0.3, '#fff', 0.12],
      [0.6, '#000', 0],
      [1, '#000', 0.4],
    ])}</defs>`,
    `<path d="M400 190C380 130 390 90 400 44" fill="none" stroke="${rope}" stroke-width="15" stroke-linecap="round"/>`,
    `<g clip-path="url(#edge)"><rect width="800" height="800" fill="#b7a457"/><path d="${stalks.join('')}" fill="none" stroke="#ddcd8d" stroke-width="8" stroke-linecap="round"/><path d="${stalks.slice(0, 30).join('')}" fill="none" stroke="#84893f" stroke-width="6" stroke-linecap="round" transform="translate(14 20)"/><rect x="190" y="180" width="420" height="540" fill="url(#round)"/><path d="${mesh.join('')}" fill="none" stroke="${rope}" stroke-width="8"/></g>`,
    `<path d="${body}" fill="none" stroke="${rope}" stroke-width="9"/><rect x="340" y="168" width="120" height="34" rx="17" fill="${rope}"/>`,
    `<path d="M440 196C520 280 560 380 588 470" fill="none" stroke="#efe3c6" stroke-width="4"/><g clip-path="url(#tag)">${print({ x: 500, y: 470, w: 176, h: 246 }, pack)}</g>`,
  ])
}
