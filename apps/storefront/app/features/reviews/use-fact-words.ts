import type { HorseFact, HorseFacts } from '@haverhof/domain/reviews'
import { useTranslations } from '#texts'

/** The words for facts about a horse, in the form and beside a review (REVIEWS-15). */
export function useFactWords() {
  const t = useTranslations('product.reviews.facts')
  return {
    labelOf: (fact: HorseFact) => t(`labels.${fact}`),
    wordOf: <Fact extends HorseFact>(fact: Fact, value: NonNullable<HorseFacts[Fact]>) =>
      t(`${fact}.${value}` as FactKey),
  }
}

/** Every value of every list has its word: the type says so for each fact, the cast only that one of them is meant. */
type FactKey = { [Fact in HorseFact]: `${Fact}.${NonNullable<HorseFacts[Fact]>}` }[HorseFact]
