import { figureText } from '@haverhof/domain/shared'
import type { MessageArea, MessageValues, Translate } from '@haverhof/messages/keys'
import format, { type CompiledMessage, type FormatOptions } from 'icu-minify/format'
import { type ReactNode, createContext, useCallback, useContext, useMemo } from 'react'
import { messageLoaders } from 'virtual:office-messages'
import { type Language, preferredLanguage } from './preferences'

type Messages = Record<string, unknown>
type Locale = { language: Language; messages: Messages }
type TranslateAny = (key: string, values?: MessageValues) => string

export type { MessageKey, Translate } from '@haverhof/messages/keys'

const LocaleContext = createContext<Locale>({ language: 'en', messages: {} })

export async function loadTexts(): Promise<Locale> {
  const language = preferredLanguage()
  return { language, messages: (await messageLoaders[language]()).default }
}

export function TextsProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  return <LocaleContext value={locale}>{children}</LocaleContext>
}

export function useLanguage(): Language {
  return useContext(LocaleContext).language
}

/** The texts of one area, written `import { useTranslations } from '#texts'`. */
export function useTranslations<Area extends MessageArea>(area: Area): Translate<Area> {
  const { language, messages } = useContext(LocaleContext)
  return useMemo(() => translatorOf(language, messages, area), [language, messages, area])
}

/** What screens are called, for lists of all of them. */
export function useTitles(): (area: MessageArea) => string {
  const { language, messages } = useContext(LocaleContext)
  return useCallback((area) => translatorOf(language, messages, area)('title'), [language, messages])
}

/** The plain texts of a branch by their names, for words that come from the API and may be newer than this page. */
export function useTextsByName(area: MessageArea): Record<string, string> {
  const { messages } = useContext(LocaleContext)
  return useMemo(() => {
    const tree = area
      .split('.')
      .reduce<unknown>((found, key) => (found as Messages | undefined)?.[key], messages)
    return Object.fromEntries(
      Object.entries(Object(tree) as Messages).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    )
  }, [messages, area])
}

/** One plain text by its whole name, for words that come from the API; undefined where this page has none. */
export function useTextAt(): (path: string) => string | undefined {
  const { messages } = useContext(LocaleContext)
  return useCallback(
    (path) => {
      const found = path
        .split('.')
        .reduce<unknown>((tree, key) => (tree as Messages | undefined)?.[key], messages)
      return typeof found === 'string' ? found : undefined
    },
    [messages],
  )
}

function translatorOf(language: Language, messages: Messages, area: string): TranslateAny {
  return (key, values) => {
    const message = messageAt(messages, `${area}.${key}`)
    return typeof message === 'string' ? message : String(format(message, language, values, options))
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

const mostDecimals = 3

const plurals = new Map<string, Intl.PluralRules>()

/** Texts hold plain plurals alone. Their rules are expensive to construct, and a list counts in each of its rows. */
function pluralRulesOf(culture: string, rules: Intl.PluralRulesOptions | undefined): Intl.PluralRules {
  const known = plurals.get(culture) ?? new Intl.PluralRules(culture, rules)
  plurals.set(culture, known)
  return known
}

/** SHELL-13: figures in texts are written as everywhere else. */
const options: FormatOptions = {
  formatters: {
    getPluralRules: (culture, rules) => pluralRulesOf(String(culture), rules),
    getNumberFormat: (culture) =>
      ({
        format: (value: number) => figureText(String(culture), value, mostDecimals),
      }) as Intl.NumberFormat,
    getDateTimeFormat: (culture, shape) => new Intl.DateTimeFormat(culture, shape),
  },
}
