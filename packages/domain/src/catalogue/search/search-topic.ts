/**
 * `emergency`: the vet first and nothing to buy; `advice`: articles first, then what fits; `goods`: what fits, then articles
 * (SEARCH-12).
 */
export const topicKinds = ['emergency', 'advice', 'goods'] as const
export type TopicKind = (typeof topicKinds)[number]

/** What people type who look for help: an illness, a complaint or a stage of life (SEARCH-7). */
export type SearchTopic = {
  key: string
  kind: TopicKind
  /**
   * Per language the words for it; several words are a phrase, in which “…” stands for up to three other words
   * and “a/b” for a or b. “a/b + c” is a or b and c, in either order, “a ~” is a alone or beside a word for an
   * animal, “a*” is a also in a joined word and as it sounds, “!a” only looks like one.
   */
  words: Readonly<Record<string, readonly string[]>>
  /** Articles of advice that come first, by their keys. */
  advice: readonly string[]
  /** The category that leads on. */
  categoryKey: string | null
  /** What fits, the best first. */
  productIds: readonly number[]
  /** Nothing else is shown beside it (SEARCH-13). */
  isClosed: boolean
  /** What its rules or its own text forbid then. */
  unfitIds: readonly number[]
  /** A stage of life: of two that are named a product need suit only one. */
  isStage: boolean
}
