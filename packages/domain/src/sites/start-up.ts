import { refusal, type Result, success } from '../shared/index.ts'

/** Why a request cannot start, in the words of the error catalogue (SITES-7). */
export const startUpErrors = {
  'no-site-for-domain': "Couldn't collect the siteByDomain by domain",
  'no-language-for-site': "Couldn't select the language of the site...",
  'no-site': "Couldn't collect the site by domain",
  'incomplete-data': "Couldn't collect all data that is needed to start the request",
} as const

export type StartUpError = keyof typeof startUpErrors

type Collected<Summary, Site, Data> = {
  summary: (Summary & { languages: readonly { languageId: number }[] }) | null
  languageId: number | null
  site: Site | null
  /** Whatever else the first page needs; null when it could not be had. */
  data: Data | null
}

type Start<Summary, Site, Data> = { summary: Summary; languageId: number; site: Site; data: Data }

/** The first thing that is missing decides, in the order in which it is collected. */
export function startRequest<Summary, Site, Data>({
  summary,
  languageId,
  site,
  data,
}: Collected<Summary, Site, Data>): Result<Start<Summary, Site, Data>, StartUpError> {
  if (!summary) return refusal('no-site-for-domain')
  const spoken = summary.languages.some((language) => language.languageId === languageId)
  if (languageId === null || !spoken) return refusal('no-language-for-site')
  if (!site) return refusal('no-site')
  if (data === null) return refusal('incomplete-data')
  return success({ summary, languageId, site, data })
}
