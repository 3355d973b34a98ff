import { useSyncExternalStore } from 'react'
import { messageLoaders } from 'virtual:messages'
import { whenConnected } from '../../toolkit/connection'
import { type MessageArea, type Messages, type Translate, translatorOf } from '#texts'

const loaded = new Map<string, Messages>()
const names = new Set<string>()

/**
 * Loads the texts of a locale once, and with them those of areas that only some pages show (`cart checkout`);
 * afterwards `messagesOf` has them at hand while rendering.
 */
export async function loadLocale(locale: string, lateAreas = ''): Promise<void> {
  const load = messageLoaders[locale]
  if (!load) return
  const texts = await whenConnected(load)
  keep(locale, locale, texts.default)
  const areas = lateAreas.split(' ').filter((area) => area in texts.areas)
  await Promise.all(
    areas.map(async (area) => keep(locale, `${locale}/${area}`, (await texts.areas[area]?.())?.default)),
  )
}

/** In the browser: the texts of more areas, in the locale of the page. The server has all of them. */
export async function loadTexts(lateAreas: string): Promise<void> {
  if (import.meta.env.SSR) return
  await loadLocale(document.documentElement.dataset['locale'] ?? '', lateAreas)
}

/** The server's answer, once the browser has the texts that the page needs besides. */
export async function withTexts<Answer>(
  serverLoader: () => Promise<Answer>,
  lateAreas: string,
): Promise<Answer> {
  const [answer] = await Promise.all([serverLoader(), loadTexts(lateAreas)])
  return answer
}

const whole = new Map<string, Promise<void>>()

/** All texts of a locale, once: the server has them at hand before it makes the first page in it. */
export function loadWholeLocale(locale: string): Promise<void> {
  const loading = whole.get(locale) ?? loadAllAreas(locale)
  whole.set(locale, loading)
  return loading
}

async function loadAllAreas(locale: string): Promise<void> {
  const areas = (await messageLoaders[locale]?.())?.areas ?? {}
  await loadLocale(locale, Object.keys(areas).join(' '))
}

function keep(locale: string, name: string, messages: Messages | undefined): void {
  if (!messages || names.has(name)) return
  names.add(name)
  loaded.set(locale, { ...loaded.get(locale), ...messages })
}

const listeners = new Set<() => void>()

// In development: a text that has been edited is on the screen at once (`tooling/compiled-messages.ts` says so).
if (import.meta.hot && !import.meta.env.SSR)
  addEventListener('texts', (event) => {
    const { locale, messages } = (event as CustomEvent<{ locale: string; messages?: Messages }>).detail
    loaded.set(locale, { ...loaded.get(locale), ...messages })
    for (const listener of listeners) listener()
  })

function onTexts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useMessages(locale: string): Messages {
  const current = () => messagesOf(locale)
  return useSyncExternalStore(onTexts, current, current)
}

export function messagesOf(locale: string): Messages {
  const messages = loaded.get(locale)
  if (!messages) throw new Error(`The texts of ${locale} are not loaded`)
  return messages
}

/** Texts outside components (titles in `meta`, loaders): `textsOf('shop-nl', 'shell')('notFound.title')`. */
export function textsOf<Area extends MessageArea>(locale: string, area: Area): Translate<Area> {
  return translatorOf(locale.split('-')[1] ?? 'en', messagesOf(locale), area)
}
