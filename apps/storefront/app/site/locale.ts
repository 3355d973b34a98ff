import { createTranslator } from 'use-intl/core'
import { messageLoaders } from 'virtual:messages'

type Messages = Record<string, unknown>
export type Translate = (key: string, values?: Record<string, string | number>) => string

const loaded = new Map<string, Messages>()
const translators = new Map<string, Translate>()

/** Loads the texts of a locale once; afterwards `messagesOf` has them at hand while rendering. */
export async function loadLocale(locale: string): Promise<void> {
  const load = messageLoaders[locale]
  if (!load || loaded.has(locale)) return
  loaded.set(locale, (await load()).default)
}

/** The server renders every locale without waiting for its texts. */
export async function loadAllLocales(): Promise<void> {
  await Promise.all(Object.keys(messageLoaders).map(loadLocale))
}

export function messagesOf(locale: string): Messages {
  const messages = loaded.get(locale)
  if (!messages) throw new Error(`The texts of ${locale} are not loaded`)
  return messages
}

/** Texts outside components (titles in `meta`, loaders): `textsOf('shop-nl', 'shell')('notFound.title')`. */
export function textsOf(locale: string, area: string): Translate {
  const id = `${locale} ${area}`
  const known = translators.get(id)
  if (known) return known
  const language = locale.split('-')[1] ?? 'en'
  const made = createTranslator({
    locale: language,
    messages: messagesOf(locale),
    namespace: area,
  }) as unknown as Translate
  translators.set(id, made)
  return made
}
