import path from 'node:path'
import { icons } from './index.ts'

const apps = path.resolve(import.meta.dirname, '../../../../apps')

/** The files of both apps that are made from the drawings here. */
export function spriteFiles(): { file: string; text: string }[] {
  const files = {
    'storefront/app/ui/icons/sprite.svg': iconSprite(),
    'storefront/app/ui/icons/icon-names.ts': iconNamesModule(),
    'storefront/app/styles/star-mask.css': starMask(),
    'storefront/public/icon-shop.svg': siteIcon(),
    'backoffice/public/icon.svg': siteIcon(),
  }
  return Object.entries(files).map(([file, text]) => ({ file: path.join(apps, file), text }))
}

/** All icons in one file; a page names the one it needs: `<use href="sprite.svg#oats">`. */
function iconSprite(): string {
  const shapes = Object.entries(icons).map(([name, path]) => `<path id="${name}" d="${path}"/>`)
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${shapes.join('\n')}\n</svg>\n`
}

/** The names alone, for the storefront: it ships these and never the shapes. */
function iconNamesModule(): string {
  const names = Object.keys(icons)
    .sort()
    .map((name) => `  '${name}',`)
  return [
    '// Written by `npm run sprite -w @haverhof/artwork` from the drawings in packages/artwork/src/icons.',
    'export const iconNames = [',
    ...names,
    '] as const',
    '',
    'export type IconName = (typeof iconNames)[number]',
    '',
  ].join('\n')
}

/** The star, filled: ratings show parts of a row of them. */
function starMask(): string {
  const star = `<path d='${icons.star}' stroke='#000' stroke-width='.9'/>`
  const drawing = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'>${star}</svg>`
  return [
    '/* Written by `npm run sprite -w @haverhof/artwork` from the star in packages/artwork/src/icons. */',
    '.rating > i {',
    `  mask-image: url("data:image/svg+xml,${drawing.replaceAll(/[<>#]/g, encodeURIComponent)}");`,
    '}',
    '',
  ].join('\n')
}

/** The icon of the shop and of its office in a tab of the browser: the horse, above a line. */
function siteIcon(): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">',
    '<rect width="64" height="64" rx="15" fill="#1f4d3a"/>',
    `<path d="${icons.horse}" transform="translate(10.5 10) scale(1.75)" fill="none" stroke="#fbf7ee" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"/>`,
    '<path d="M13 54.5h38" stroke="#e67c46" stroke-width="2.6" stroke-linecap="round"/>',
    '</svg>\n',
  ].join('')
}
