import { figureText } from '@haverhof/domain/shared'
import type { MessageArea, MessageValues, Translate } from '@haverhof/messages/keys'
import format, { type CompiledMessage, type FormatOptions } from 'icu-minify/format'
import { type ReactNode, createContext, useContext } from 'react'

/** Every text of a locale, compiled, as a tree. */
export type Messages = { [key: string]: unknown }
export type { MessageArea, MessageKey, Translate } from '@haverhof/messages/keys'

type TranslateAny = (key: string, values?: MessageValues) => string

type Locale = { culture: string; messages: Messages }

const LocaleContext = createContext<Locale>({ culture: 'en', messages: {} })

export function TextsProvider({ culture, messages, children }: Locale & { children: ReactNode }) {
  const known = localeOf(culture, messages)
  return <LocaleContext value={known}>{children}</LocaleContext>
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
  const found = new Map<string, CompiledMessage>()
  return (key, values) => {
    const message = found.get(key) ?? messageAt(messages, `${area}.${key}`)
    found.set(key, message)
    return typeof message === 'string' ? message : String(format(message, culture, values, options))
  }
}

function messageAt(messages: Messages, path: string): CompiledMessage {
  const found = path
    .split('.')
    .reduce<unknown>((tree, key) => (tree as Messages | undefined)?.[key], messages)
  if (typeof found === 'string' || Array.isArray(found)) return found as CompiledMessage
  // oxlint-disable-next-line no-console -- a text that is missing is a mistake of ours: the page shows its name instead
  console.error(`There is no text named “${path}”`)
  return path
}

const locales = new WeakMap<Messages, Locale>()

/** The same object for the same texts, so that nothing is drawn anew because of it. */
function localeOf(culture: string, messages: Messages): Locale {
  const known = locales.get(messages)
  if (known?.culture === culture) return known
  const made = { culture, messages }
  locales.set(messages, made)
  return made
}

const plurals = new Map<string, Intl.PluralRules>()

/** Texts hold plain plurals and figures alone; formatters of those are expensive to construct. */
const options: FormatOptions = {
  formatters: {
    getPluralRules: (culture, rules) =>
      kept(plurals, String(culture), () => new Intl.PluralRules(culture, rules)),
    getNumberFormat: (culture) => figureFormat(String(culture)),
    getDateTimeFormat: (culture, shape) => new Intl.DateTimeFormat(culture, shape),
  },
}

const defaultDecimals = 3

/** SHELL-13: figures in texts are written as everywhere else. */
function figureFormat(culture: string): Intl.NumberFormat {
  return { format: (value: number) => figureText(culture, value, defaultDecimals) } as Intl.NumberFormat
}

function kept<Made>(known: Map<string, Made>, culture: string, make: () => Made): Made {
  const made = known.get(culture) ?? make()
  known.set(culture, made)
  return made
}
