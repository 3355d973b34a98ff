import format, { type CompiledMessage } from 'icu-minify/format'
import { createContext, createElement, type ReactNode, useContext } from 'react'
import { formatOptions } from './formatters.ts'
import type { MessageArea, MessageValues, Translate } from './keys.ts'

/** Every text of a locale, compiled, as a tree. */
export type Messages = { [key: string]: unknown }
export type { MessageArea, MessageKey, Translate } from './keys.ts'

type TranslateAny = (key: string, values?: MessageValues) => string

type Locale = { culture: string; messages: Messages }

const LocaleContext = createContext<Locale>({ culture: 'en', messages: {} })

/** The texts of everything inside it, for both apps. */
export function TextsProvider({ culture, messages, children }: Locale & { children?: ReactNode }) {
  return createElement(LocaleContext, { value: localeOf(culture, messages) }, children)
}

export function useTexts(): Locale {
  return useContext(LocaleContext)
}

/**
 * The texts of one area, written `import { useTranslations } from '#texts'`. Messages are compiled at build time, so a
 * page needs only their formatter; it asks for hundreds, so translators, found messages and formatters outlive it.
 */
export function useTranslations<Area extends MessageArea>(area: Area): Translate<Area> {
  const { culture, messages } = useContext(LocaleContext)
  return translatorOf(culture, messages, area)
}

const translators = new WeakMap<Messages, Map<string, TranslateAny>>()

export function translatorOf<Area extends MessageArea>(
  culture: string,
  messages: Messages,
  area: Area,
): Translate<Area> {
  const ofLocale = translators.get(messages) ?? new Map<string, TranslateAny>()
  translators.set(messages, ofLocale)
  const id = `${culture} ${area}`
  const translate = ofLocale.get(id) ?? createTranslator(culture, messages, area)
  ofLocale.set(id, translate)
  return translate
}

function createTranslator(culture: string, messages: Messages, area: string): TranslateAny {
  const messageCache = new Map<string, CompiledMessage>()
  return (key, values) => {
    const message = messageCache.get(key) ?? messageAt(messages, `${area}.${key}`)
    messageCache.set(key, message)
    return typeof message === 'string' ? message : String(format(message, culture, values, formatOptions))
  }
}

function messageAt(messages: Messages, path: string): CompiledMessage {
  const branch = branchAt(messages, path)
  if (typeof branch === 'string' || Array.isArray(branch)) return branch as CompiledMessage
  // oxlint-disable-next-line no-console -- a text that is missing is a mistake of ours: the page shows its name instead
  console.error(`There is no text named “${path}”`)
  return path
}

/** A text or a branch by its whole name; undefined where there is none. */
export function branchAt(messages: Messages, path: string): unknown {
  return path.split('.').reduce<unknown>((tree, key) => (tree as Messages | undefined)?.[key], messages)
}

const locales = new WeakMap<Messages, Locale>()

/** The same object for the same texts, so that nothing is drawn anew because of it. */
function localeOf(culture: string, messages: Messages): Locale {
  const cached = locales.get(messages)
  if (cached?.culture === culture) return cached
  const locale = { culture, messages }
  locales.set(messages, locale)
  return locale
}
