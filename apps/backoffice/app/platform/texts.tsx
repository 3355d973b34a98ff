import {
  branchAt,
  type MessageArea,
  type Messages,
  TextsProvider,
  translatorOf,
  useTexts,
} from '@haverhof/messages/texts'
import { type ReactNode, useCallback, useMemo } from 'react'
import { messageLoaders } from 'virtual:office-messages'
import { type Language, preferredLanguage } from './preferences'

export { type MessageKey, type Translate, useTranslations } from '@haverhof/messages/texts'

type Locale = { language: Language; messages: Messages }

export async function loadTexts(): Promise<Locale> {
  const language = preferredLanguage()
  return { language, messages: (await messageLoaders[language]()).default }
}

/** The texts of the office in the language of the member. */
export function OfficeTexts({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <TextsProvider culture={locale.language} messages={locale.messages}>
      {children}
    </TextsProvider>
  )
}

export function useLanguage(): Language {
  return useTexts().culture as Language
}

/** What screens are called, for lists of all of them. */
export function useTitles(): (area: MessageArea) => string {
  const { culture, messages } = useTexts()
  return useCallback(
    // Every area of a screen has a title, which the type of all areas does not show.
    (area) => translatorOf(culture, messages, area as 'office-orders')('title'),
    [culture, messages],
  )
}

/** The plain texts of a branch by their names, for words that come from the API and may be newer than this page. */
export function useTextsByName(area: MessageArea): Record<string, string> {
  const { messages } = useTexts()
  return useMemo(
    () =>
      Object.fromEntries(
        Object.entries(Object(branchAt(messages, area)) as Messages).filter(
          (entry): entry is [string, string] => typeof entry[1] === 'string',
        ),
      ),
    [messages, area],
  )
}

/** One plain text by its whole name, for words that come from the API; undefined where this page has none. */
export function useTextAt(): (path: string) => string | undefined {
  const { messages } = useTexts()
  return useCallback(
    (path) => {
      const branch = branchAt(messages, path)
      return typeof branch === 'string' ? branch : undefined
    },
    [messages],
  )
}
