import { adviceLimits } from '@haverhof/domain/feed-advice'
import { figureText, keptDays, keptOutsideDays, type LanguageCode, languages } from '@haverhof/domain/shared'
import { MarkdownProblem } from './markdown.ts'

const placeholder = /\{(limit|days|years):([^}]*)\}/g

/**
 * Fills in the figures that a text quotes: `{limit:sugarOfHay}` from the table of limits (FEED-ADVICE-60), `{days:open carts}` and
 * `{years:photos of returns}` from the table of retention (RETENTION-3), written as the language does.
 */
export function withFigures(text: string, language: LanguageCode): string {
  return text.replaceAll(placeholder, (quoted, table: string, name: string) => {
    const figure = table === 'limit' ? limitOf(name) : periodOf(name, table === 'years')
    if (figure === undefined) throw new MarkdownProblem(`${quoted} names no row of its table`)
    return figureText(languages[language].culture, figure, 2)
  })
}

function limitOf(name: string): number | undefined {
  return Object.entries(adviceLimits).find(([key]) => key === name)?.[1].value
}

const periods = new Map<string, number>(Object.entries({ ...keptDays, ...keptOutsideDays }))

/** Two years are 730 or 731 days; a period that is no number of years cannot be quoted in years. */
function periodOf(name: string, inYears: boolean): number | undefined {
  const days = periods.get(name)
  if (!inYears || days === undefined) return days
  const years = Math.round(days / 365.25)
  if (years === 0 || Math.abs(days - years * 365.25) > 2)
    throw new MarkdownProblem(`${name}: ${days} days are no years`)
  return years
}
