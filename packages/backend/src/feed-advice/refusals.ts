import type { RefusalReason } from '@haverhof/domain/feed-advice'
import type { Refused } from '@haverhof/domain/shared'
import type { Problems } from '../http/index.ts'

type Alternative = { productId: number; title: string; url: string }

/** The feed is not for such a horse, with what fits instead (FEED-ADVICE-55). */
export type NoRation = Refused<'no-ration', { why: RefusalReason; alternatives: Alternative[] }>

export const feedProblems: Problems<NoRation> = {
  'no-ration': ({ why, alternatives }) => ({
    status: 422,
    code: why,
    title: 'No ration can be told.',
    detail: 'The feed is not for such a horse; the code says why.',
    alternatives,
  }),
}
