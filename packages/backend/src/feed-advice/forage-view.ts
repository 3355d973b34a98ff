import { adviceSources, type ForageJudgement } from '@haverhof/domain/feed-advice'
import type { z } from '@hono/zod-openapi'
import type { ForageJudgement as View } from './schemas.ts'

/** A judgement with the title of its source (FEED-ADVICE-23). */
export function forageJudgementView(judgement: ForageJudgement): z.infer<typeof View> {
  const { source } = judgement
  return { ...judgement, source: source && adviceSources[source].title }
}
