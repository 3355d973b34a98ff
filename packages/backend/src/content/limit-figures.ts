import { adviceLimits } from '@haverhof/domain/feed-advice'
import { figureText, type LanguageCode, languages } from '@haverhof/domain/shared'
import { MarkdownProblem } from './markdown.ts'

const placeholder = /\{limit:([^}]*)\}/g

/** FEED-ADVICE-20: `{limit:sugarOfHay}` in a text is that row of the table of limits, written as the language does. */
export function withLimits(text: string, language: LanguageCode): string {
  return text.replaceAll(placeholder, (_, name: string) => {
    const row = Object.entries(adviceLimits).find(([key]) => key === name)
    if (!row) throw new MarkdownProblem(`{limit:${name}} names no row of the table of limits`)
    return figureText(languages[language].culture, row[1].value, 2)
  })
}
