import { icons } from './index.ts'

/** All icons in one file; a page names the one it needs: `<use href="sprite.svg#oats">`. */
export function iconSprite(): string {
  const shapes = Object.entries(icons).map(([name, path]) => `<path id="${name}" d="${path}"/>`)
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${shapes.join('\n')}\n</svg>\n`
}

/** The names alone, for the storefront: it ships these and never the shapes. */
export function iconNamesModule(): string {
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
