import { brandColours, tones } from '../palette.ts'
import { isProp } from './prop-names.ts'
import { placed, props } from './props.ts'
import { type Scene, scene, thing } from './scene.ts'

/** The picture of a text, three wide and two high (CONTENT-PAGES-5). */
export function editorialSvg(shown: Scene): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" width="1200" height="800">${scene(shown, { x: 0, y: 0, w: 1200, h: 800 })}</svg>`
}

/** One step of a step by step: its thing on a ground of the tone, square (CONTENT-PAGES-5). */
export function stepSvg({ brand, tone, icons: [name = ''] }: Scene): string {
  const { light, main } = tones[tone]
  const { brand: line, paper } = brandColours[brand]
  const ground =
    brand === 'haverhof'
      ? `<rect width="800" height="800" fill="${light}"/><path d="M0 600C220 540 480 640 800 560V800H0z" fill="${main}" opacity=".6"/><circle cx="400" cy="400" r="290" fill="${paper}"/>`
      : `<rect width="800" height="800" fill="#eef2f4"/><path d="M0 640L240 520L420 610L620 500L800 600V800H0z" fill="${light}"/><rect x="120" y="120" width="560" height="560" fill="${paper}"/>`
  const drawn = isProp(name)
    ? placed(props[name](brand, tone), 'p', { x: 400, y: 400, size: 470 })
    : thing(name, 400, 400, 340, { line, fill: light })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800" width="800" height="800">${ground}${drawn}</svg>`
}
