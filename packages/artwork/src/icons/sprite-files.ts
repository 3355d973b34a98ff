import path from 'node:path'
import { icons } from './index.ts'

const folder = path.resolve(import.meta.dirname, '../../../../apps/storefront/app/ui/icons')

/** The files in the storefront that are made from the drawings here. */
export function spriteFiles(): { folder: string; file: string; text: string }[] {
  return [
    { folder, file: path.join(folder, 'sprite.svg'), text: iconSprite() },
    { folder, file: path.join(folder, 'icon-names.ts'), text: iconNamesModule() },
  ]
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
