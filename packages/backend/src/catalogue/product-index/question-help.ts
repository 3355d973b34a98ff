import {
  findReadings,
  fold,
  type KnownWords,
  mayNameIllness,
  type Reading,
  readReading,
  type ReadReading,
  type SearchHelp,
  type SearchTopic,
  topicsIn,
} from '@haverhof/domain/catalogue'
import { languages } from '@haverhof/domain/shared'
import type { SiteScope } from '@haverhof/domain/sites'

/** What helps to understand a question and to answer it. */
export type QuestionHelp = {
  help: (languageIds: readonly number[]) => SearchHelp
  topics: readonly SearchTopic[]
  /** What a question names in the words of a site (SEARCH-7). */
  topicsIn: (
    scope: Pick<SiteScope, 'languageCode' | 'fallbackLanguageCode'>,
    term: string,
    isWord?: KnownWords['isWord'],
  ) => readonly SearchTopic[]
  /** Whether a question that finds nothing may be about an illness (SEARCH-22). */
  mayNameIllness: (scope: Pick<SiteScope, 'languageCode' | 'fallbackLanguageCode'>, term: string) => boolean
  /** What to read about a question that names these topics (SEARCH-9). */
  readingsFor: (
    scope: SiteScope,
    question: { term: string; topics: readonly SearchTopic[]; most: number },
  ) => Reading[]
}

/** What may answer a typed question (SEARCH-9). */
export type ReadingRow = {
  siteId: number
  languageId: number
  key: string
  kind: string
  title: string
  url: string
  intro: string
  picture: string | null
}

export type HelpRow = { languageId: number; groups: string[][]; compounds: string[] }

export function questionHelp(
  rows: readonly HelpRow[],
  topics: readonly SearchTopic[],
  readings: readonly ReadingRow[],
): QuestionHelp {
  const help = (languageIds: readonly number[]) => {
    const wanted = rows.filter((row) => languageIds.includes(row.languageId))
    return {
      groups: wanted.flatMap((row) => row.groups),
      compounds: wanted.flatMap((row) => row.compounds),
    }
  }
  const parts = new Map<string, ReadonlySet<string>>()
  const named: QuestionHelp['topicsIn'] = (
    { languageCode, fallbackLanguageCode },
    term,
    isWord = () => false,
  ) => {
    const codes = [...new Set([languageCode, fallbackLanguageCode])]
    const key = codes.join(' ')
    const compoundParts = parts.get(key) ?? partsIn(help(codes.map((code) => languages[code].languageId)))
    parts.set(key, compoundParts)
    return topicsIn(topics, codes, term, { parts: compoundParts, isWord })
  }
  const ofSites = Map.groupBy(readings, ({ siteId, languageId }) => `${siteId} ${languageId}`)
  const read = new Map<string, ReadReading[]>()
  return {
    help,
    topics,
    topicsIn: named,
    mayNameIllness: ({ languageCode, fallbackLanguageCode }, term) =>
      mayNameIllness(topics, [languageCode, fallbackLanguageCode], term),
    readingsFor: (scope, { term, topics: topicsOfQuestion, most }) => {
      const { siteId, languageId, languageCode } = scope
      const site = `${siteId} ${languageId}`
      const siteReadings =
        read.get(site) ?? (ofSites.get(site) ?? []).map((row) => readReading(row, languageCode))
      read.set(site, siteReadings)
      const firstKeys = topicsOfQuestion.flatMap(({ advice }) => advice)
      return findReadings(siteReadings, {
        term,
        language: languageCode,
        help: help([languageId]),
        firstKeys,
        most,
      })
    },
  }
}

function partsIn({ compounds }: SearchHelp): ReadonlySet<string> {
  return new Set(compounds.map(fold))
}
