export type PublicationProblem =
  | 'text-missing'
  | 'price-missing'
  | 'feed-label-missing'
  | 'constituents-missing'
  | 'composition-missing'
  | 'feeding-advice-missing'
  | 'biocide-authorisation-missing'

export type PublicationCandidate = {
  isFeed: boolean
  hasPrice: boolean
  /** The label of EC 767/2009; null when the product carries none. */
  feedLabel: { constituents: Readonly<Record<string, number>> } | null
  texts: ReadonlyMap<number, { composition: string | null; feedingAdvice: string | null }>
  /**
   * Of a biocide the number under which the country of the site has
   * authorised it, null where there is none; of other goods undefined (LAW-6).
   */
  authorisation?: string | null
}

export type Publication =
  | { published: true; textLanguageId: number; reason: null }
  | { published: false; textLanguageId: number | null; reason: PublicationProblem }

/**
 * A product is shown in a language only with a price and, when it is feed, with its whole label
 * (EC 767/2009 asks for it before the purchase) (CATALOGUE-9). A language without texts uses
 * the site's fallback language, but for feed: its label is in the
 * language of the buyer or it is not sold.
 */
export function publicationOf(
  product: PublicationCandidate,
  languageId: number,
  fallbackLanguageId: number,
): Publication {
  const languageIds = product.isFeed ? [languageId] : [languageId, fallbackLanguageId]
  const textLanguageId = languageIds.find((id) => product.texts.has(id)) ?? null
  const text = textLanguageId === null ? undefined : product.texts.get(textLanguageId)
  if (textLanguageId === null || !text)
    return { published: false, textLanguageId: null, reason: 'text-missing' }
  const reason = product.hasPrice
    ? (biocideProblem(product, text) ?? labelProblem(product, text))
    : 'price-missing'
  return reason
    ? { published: false, textLanguageId, reason }
    : { published: true, textLanguageId, reason: null }
}

/**
 * A biocide is sold where it is authorised, and its particulars name the number (Regulation (EU) No 528/2012, Art. 17 and 69)
 * (LAW-6).
 */
function biocideProblem(
  { authorisation }: PublicationCandidate,
  text: { composition: string | null },
): PublicationProblem | null {
  if (authorisation === undefined) return null
  const isNamed = authorisation !== null && text.composition?.includes(authorisation)
  return isNamed ? null : 'biocide-authorisation-missing'
}

function labelProblem(
  { isFeed, feedLabel }: PublicationCandidate,
  text: { composition: string | null; feedingAdvice: string | null },
): PublicationProblem | null {
  if (!isFeed) return null
  if (!feedLabel) return 'feed-label-missing'
  if (Object.keys(feedLabel.constituents).length === 0) return 'constituents-missing'
  if (!text.composition?.trim()) return 'composition-missing'
  return text.feedingAdvice?.trim() ? null : 'feeding-advice-missing'
}
