import { scene, type Scene } from './editorial/scene.ts'
import { packSvg } from './pack-svg.ts'
import type { Pack } from './pack.ts'
import { type Brand, brandColours, tones } from './palette.ts'
import type { FontName } from './text/fonts.ts'
import { fitText } from './text/fit-text.ts'
import { textPath } from './text/text-path.ts'

/** What is shown where a product is shared: its pack, its name and the figures on its front (PICTURES-8). */
export function shareProductSvg(pack: Pack): string {
  const { paper, brand, accent, ink } = brandColours[pack.brand]
  const { light, main } = tones[pack.tone]
  const facts = pack.facts.map(({ label, value }) => `${label} ${value}`).join('   ·   ')
  return frame([
    `<rect width="1200" height="630" fill="${paper}"/><path d="M640 0H1200V630H560C660 470 610 200 640 0z" fill="${light}"/><path d="M520 630C640 520 900 560 1200 470V630z" fill="${main}" opacity=".55"/>`,
    packSvg(pack).replace('width="800" height="800"', 'x="650" y="36" width="540" height="540"'),
    title(pack.title, pack.brand, { y: 150, h: 250, w: 540 }),
    `<path d="${[pack.size, facts].map((line, index) => textPath(line, { font: 'figtree', size: 34, x: 72, y: 456 + index * 52 })).join('')}" fill="${ink}"/>`,
    wordmark(pack.brand, brand, accent),
  ])
}

/** What is shown where a text is shared: its picture and its title (PICTURES-8). */
export function shareTextSvg(shown: Scene, heading: string): string {
  const { paper, brand, accent } = brandColours[shown.brand]
  return frame([
    `<rect width="1200" height="630" fill="${paper}"/><svg x="620" y="0" width="580" height="630" viewBox="0 0 580 630">${scene(shown, { x: 0, y: 0, w: 580, h: 630 })}</svg>`,
    title(heading, shown.brand, { y: 130, h: 340, w: 500 }),
    wordmark(shown.brand, brand, accent),
  ])
}

function frame(parts: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">${parts.join('')}</svg>`
}

function title(text: string, brand: Brand, room: { y: number; h: number; w: number }): string {
  const font = displayFont(brand)
  const { lines, size, lineHeight } = fitText(text, {
    font,
    width: room.w,
    height: room.h,
    maxSize: 78,
    minSize: 40,
    maxLines: 5,
  })
  const path = lines.map((line, index) =>
    textPath(line, { font, size, x: 72, y: room.y + size * 0.82 + index * lineHeight }),
  )
  return `<path d="${path.join('')}" fill="${brandColours[brand].ink}"/>`
}

function wordmark(brand: Brand, colour: string, accent: string): string {
  const name = brand === 'haverhof' ? 'Haverhof' : 'Mühldorfer'
  return `<path d="${textPath(name, { font: displayFont(brand), size: 46, x: 72, y: 96 })}" fill="${colour}"/><path d="M72 560h96" stroke="${accent}" stroke-width="7" stroke-linecap="round"/>`
}

function displayFont(brand: Brand): FontName {
  return brand === 'haverhof' ? 'fraunces' : 'sourceSerif'
}
