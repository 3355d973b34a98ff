import type { Pack } from '../pack.ts'
import { brandColours, tones } from '../palette.ts'
import { print } from '../print/print.ts'
import { clip, groundShadow, iconAt, linearGradient, picture } from '../svg.ts'

/** The analysis kit: its box, a sample bag with hay in it and the return envelope. */
export function kit(pack: Pack): string {
  const { paper, brand } = brandColours[pack.brand]
  return picture({ x: 66, y: 146, w: 708, h: 578 }, [
    groundShadow(400, 722, 380),
    `<defs>${clip('edge', 'M96 176H486V640C486 652 480 658 468 658H114C102 658 96 652 96 640z')}${clip('bag', sampleBag)}${linearGradient(
      'front',
      [
        [0, '#fff', 0.16],
        [0.6, '#fff', 0],
        [1, '#000', 0.14],
      ],
    )}${linearGradient('side', [
      [0, '#000', 0.1],
      [1, '#000', 0.36],
    ])}</defs>`,
    `<path d="M486 176L548 146V626L486 658z" fill="${brand}"/><path d="M486 176L548 146V626L486 658z" fill="url(#side)"/><path d="M96 176L166 146H548L486 176z" fill="${paper}"/><path d="M96 176L166 146H548L486 176z" fill="#000" opacity=".06"/>`,
    `<g clip-path="url(#edge)">${print({ x: 96, y: 176, w: 390, h: 482 }, pack)}<rect x="96" y="176" width="390" height="482" fill="url(#front)"/></g>`,
    envelope(paper, brand),
    bagOfHay(tones[pack.tone].deep, brand),
  ])
}

const sampleBag = 'M462 392H700L712 700C712 716 704 722 690 722H470C456 722 448 716 448 700z'

function bagOfHay(deep: string, brand: string): string {
  const stalks = Array.from({ length: 46 }, (_, index) => {
    // A fixed scatter: whole-number steps keep it the same on every machine.
    const x = 452 + ((index * 67) % 236)
    const y = 716 - ((index * 41) % 150)
    return `M${x} ${y}q${12 + ((index * 13) % 30)} ${-26 + ((index * 29) % 40)} ${34 + ((index * 17) % 34)} ${-30 + ((index * 23) % 56)}`
  })
  return [
    `<path d="${sampleBag}" fill="#f4f6f2" opacity=".86"/>`,
    `<g clip-path="url(#bag)" fill="none" stroke-linecap="round"><path d="M440 600C520 560 640 566 720 596V730H440z" fill="#b9a25a"/><path d="${stalks.join('')}" stroke="#e2cf8c" stroke-width="5"/><path d="${stalks.slice(0, 22).join('')}" stroke="#7f8f46" stroke-width="4" transform="translate(9 8)"/></g>`,
    `<path d="${sampleBag}" fill="none" stroke="#aab3ab" stroke-width="3"/>`,
    `<path d="M458 412H704M458 424H704" stroke="${deep}" stroke-width="5"/><path d="M478 440L466 700" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".8"/>`,
    `<rect x="510" y="452" width="140" height="96" rx="8" fill="#fffdf6"/>${iconAt('microscope', 546, 500, 52, brand)}<path d="M584 482h48M584 500h48M584 518h30" stroke="${brand}" stroke-opacity=".5" stroke-width="5" stroke-linecap="round"/>`,
  ].join('')
}

function envelope(paper: string, brand: string): string {
  return `<g transform="rotate(9 640 330)"><rect x="500" y="252" width="232" height="156" rx="5" fill="${paper}"/><path d="M500 256L616 346L732 256" fill="none" stroke="#b9ac8d" stroke-width="4"/><rect x="500" y="252" width="232" height="156" rx="5" fill="none" stroke="#cdbf9f" stroke-width="3"/><path d="M524 384h66" stroke="${brand}" stroke-opacity=".5" stroke-width="6" stroke-linecap="round"/></g>`
}
