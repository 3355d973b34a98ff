import type { ApiClient, Schemas } from '@haverhof/api-client'
import { type Horse, healthText } from '@haverhof/domain/feed-advice'
import { problemOf } from '../shop/problem'
import { useQuery } from '../shop/use-query'

export type Calculation = Schemas['FeedCalculation']

/** What the calculator says of a feed; where it gives no ration, the code that says why. */
export type HorseRation = Calculation | { refusal: string }

/** What a horse gets of these feeds, from the calculator's own call; null until it is known (HORSES-8). */
export function useRations(productIds: readonly number[], horse: Horse): readonly HorseRation[] | null {
  const { content } = useQuery(
    `rations ${productIds.join(' ')} ${JSON.stringify(questionOf(horse))}`,
    (api) => Promise.all(productIds.map((productId) => rationOf(api, productId, horse))),
  )
  return content?.state === 'resolved' ? content.value : null
}

export async function rationOf(api: ApiClient, productId: number, horse: Horse): Promise<HorseRation> {
  try {
    return await api.feedCalculator.calculate({ productId, ...questionOf(horse) })
  } catch (error) {
    const { status, code } = problemOf(error)
    if (status === 422) return { refusal: code }
    throw error
  }
}

/** A horse as the calculator is asked about it. */
export function questionOf({
  horseType,
  weightKg,
  workLoad,
  roughageType,
  lifeStage,
  bodyCondition,
  health,
}: Horse) {
  return {
    horseType,
    weight: weightKg,
    workLoad,
    roughageType,
    stage: lifeStage,
    condition: bodyCondition,
    health: healthText(health),
  }
}
