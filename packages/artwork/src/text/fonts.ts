import * as fontkit from 'fontkit'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { unpackWoff } from './woff.ts'

/** The second file of a font has the letters of the Baltic and of Central Europe. */
const files = {
  fraunces: [
    '@fontsource/fraunces/files/fraunces-latin-600-normal.woff',
    '@fontsource/fraunces/files/fraunces-latin-ext-600-normal.woff',
  ],
  figtree: [
    '@fontsource/figtree/files/figtree-latin-600-normal.woff',
    '@fontsource/figtree/files/figtree-latin-ext-600-normal.woff',
  ],
  figtreeRegular: [
    '@fontsource/figtree/files/figtree-latin-400-normal.woff',
    '@fontsource/figtree/files/figtree-latin-ext-400-normal.woff',
  ],
  sourceSerif: [
    '@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff',
    '@fontsource/source-serif-4/files/source-serif-4-latin-ext-600-normal.woff',
  ],
} as const

export type FontName = keyof typeof files

const opened = new Map<string, fontkit.Font>()
const { resolve } = createRequire(import.meta.url)

export function font(name: FontName): fontkit.Font {
  return openFont(files[name][0])
}

export function extendedFont(name: FontName): fontkit.Font {
  return openFont(files[name][1])
}

/** A font of the installed packages. Opened once, when first needed: the shop starts without reading fonts. */
export function openFont(file: string): fontkit.Font {
  const font = opened.get(file) ?? createFont(file)
  opened.set(file, font)
  return font
}

/**
 * The same for a document that is read by machines too: a font remembers the parts that letters were drawn of, such as the full
 * stop of a colon, as signs without a meaning, and who copies the text of a later document would miss them.
 */
export function createFont(file: string): fontkit.Font {
  const font = fontkit.create(unpackWoff(readFileSync(resolve(file))))
  if (!('layout' in font)) throw new Error(`${file} is a collection, not a font`)
  return font
}
