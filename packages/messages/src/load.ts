import { languageCodes } from '@haverhof/domain/shared'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export type MessageTree = { [key: string]: string | MessageTree }

export const textsFolder = fileURLToPath(new URL('../texts', import.meta.url))

export const languages = languageCodes

/** A locale is platform + language: the interface exists in exactly these. */
export const locales = [
  ...languages.map((language) => `shop-${language}`),
  'muehldorfer-nl',
  'muehldorfer-de',
  'muehldorfer-da',
  'corporate-en',
  'corporate-nl',
]

/** Staff work in these languages. */
export const officeLanguages = ['nl', 'de', 'en'] as const

export const officeLocales = officeLanguages.map((language) => `office-${language}`)

/** All texts of a locale: the language's own, overlaid by what the brand words differently. */
export function loadMessages(locale: string): MessageTree {
  const [platform = '', language = ''] = locale.split('-')
  const all = readAreas(path.join(textsFolder, language))
  if (platform === 'office') return areasWhere(all, (area) => isOfOffice(area) || sharedAreas.has(area))
  const shop = areasWhere(all, (area) => !isOfOffice(area))
  return overlay(shop, readAreas(path.join(textsFolder, platform, language)))
}

/** What the laboratory finds, and why something was decided, has the same words in the office as in the letter to the customer. */
const sharedAreas = new Set(['laboratory', 'findings', 'reasons'])

/** Areas of the back office are files beside those of the shop, which never shows them. */
export function isOfOffice(area: string): boolean {
  return area.startsWith('office-')
}

function areasWhere(tree: MessageTree, wanted: (area: string) => boolean): MessageTree {
  return Object.fromEntries(Object.entries(tree).filter(([area]) => wanted(area)))
}

/** One file per area of the shop: `catalogue.json` holds what `useTranslations('catalogue')` reads. */
export function readAreas(folder: string): MessageTree {
  if (!existsSync(folder)) return {}
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  return Object.fromEntries(
    files.map((file) => [path.basename(file, '.json'), readJson(path.join(folder, file))]),
  )
}

function readJson(file: string): MessageTree {
  return JSON.parse(readFileSync(file, 'utf8')) as MessageTree
}

function overlay(base: MessageTree, over: MessageTree): MessageTree {
  const merged = { ...base }
  for (const [key, value] of Object.entries(over)) {
    const below = merged[key]
    merged[key] = typeof value === 'object' && typeof below === 'object' ? overlay(below, value) : value
  }
  return merged
}
