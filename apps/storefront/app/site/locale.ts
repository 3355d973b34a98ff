import { messageLoaders } from 'virtual:messages'

type Messages = Record<string, unknown>

const loaded = new Map<string, Messages>()

/** Loads the texts of a locale once; afterwards `messagesOf` has them at hand while rendering. */
export async function loadLocale(locale: string): Promise<void> {
  const load = messageLoaders[locale]
  if (!load || loaded.has(locale)) return
  loaded.set(locale, (await load()).default)
}

export function messagesOf(locale: string): Messages {
  const messages = loaded.get(locale)
  if (!messages) throw new Error(`The texts of ${locale} are not loaded`)
  return messages
}
