import type { SharePlatform } from './picture-sizes.ts'
import { iconAt } from './svg.ts'
import { textPath } from './text/text-path.ts'

/** The picture shown when a page is shared that has none of its own: 1200 × 630. */
export function shareSvg(platform: SharePlatform): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">${drawings[platform]()}</svg>`
}

const drawings: Record<SharePlatform, () => string> = { shop, muehldorfer, corporate }

function shop(): string {
  return [
    '<rect width="1200" height="630" fill="#fbf7ee"/><circle cx="940" cy="300" r="150" fill="#f3c58a"/><circle cx="940" cy="300" r="210" fill="#f3c58a" opacity=".3"/>',
    '<path d="M0 430C220 350 420 400 640 420S1020 420 1200 350V630H0z" fill="#a9bf86"/><path d="M0 500C260 440 520 500 760 490S1080 470 1200 440V630H0z" fill="#5f8a5a"/><path d="M0 560C300 530 640 580 1200 520V630H0z" fill="#1f4d3a"/>',
    iconAt('horse', 940, 318, 250, '#1f4d3a'),
    `<path d="${textPath('Haverhof', { font: 'fraunces', size: 132, x: 96, y: 282 })}" fill="#1f4d3a"/>`,
    '<path d="M100 326h120" stroke="#d9662b" stroke-width="8" stroke-linecap="round"/>',
  ].join('')
}

function muehldorfer(): string {
  return [
    '<rect width="1200" height="630" fill="#fbfaf4"/><path d="M380 490L610 345L730 400L930 130L1200 400V630H300z" fill="#c9d8e8"/><path d="M930 130L1010 210L962 250L920 216L866 200z" fill="#fff"/><path d="M0 520L260 400L420 480L640 360L820 450L980 330L1200 470V630H0z" fill="#6f93b8"/><path d="M0 560C300 500 700 590 1200 510V630H0z" fill="#17365c"/>',
    `<path d="${textPath('Mühldorfer', { font: 'sourceSerif', size: 124, x: 96, y: 262 })}" fill="#17365c"/>`,
    '<path d="M100 308h150" stroke="#c8912b" stroke-width="7"/>',
  ].join('')
}

function corporate(): string {
  return [
    '<rect width="1200" height="630" fill="#fff"/>',
    `<path d="${textPath('Haverhof Group', { font: 'fraunces', size: 128, x: 96, y: 330 })}" fill="#141413"/>`,
    '<path d="M0 452H1200" stroke="#1f4d3a" stroke-width="10"/>',
  ].join('')
}
