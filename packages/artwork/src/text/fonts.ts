import * as fontkit from 'fontkit'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const files = {
  fraunces: '@fontsource/fraunces/files/fraunces-latin-600-normal.woff',
  figtree: '@fontsource/figtree/files/figtree-latin-600-normal.woff',
  sourceSerif: '@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff',
} as const

export type FontName = keyof typeof files

const opened = new Map<FontName, fontkit.Font>()
const { resolve } = createRequire(import.meta.url)

/** Opened once, when first needed: the shop starts without reading fonts. */
export function font(name: FontName): fontkit.Font {
  const known = opened.get(name)
  if (known) return known
  const made = fontkit.create(readFileSync(resolve(files[name])))
  if (!('layout' in made)) throw new Error(`${files[name]} is a collection, not a font`)
  opened.set(name, made)
  return made
}
