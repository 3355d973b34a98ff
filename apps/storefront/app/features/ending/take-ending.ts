import type { Schemas } from '@haverhof/api-client'
import { type EndingFields, endingProblems, tidyEnding } from '@haverhof/domain/repeat-delivery'
import { postedTexts } from '../../shared/forms/posted-texts'

export const endingFields = ['fullName', 'contract', 'emailAddress', 'kind', 'reason', 'endsOn'] as const

/** Where the ending of a contract stands. */
export type EndingStage =
  /** `isJudged` when the fields were sent and refused, `hasFailed` when they did not arrive. */
  | { name: 'form'; values: EndingFields; isJudged: boolean; hasFailed: boolean }
  | { name: 'received'; values: EndingFields; receipt: Schemas['EndingReceipt'] }

export const firstStage: EndingStage = {
  name: 'form',
  values: { fullName: '', contract: '', emailAddress: '', kind: 'ending', reason: '', endsOn: '' },
  isJudged: false,
  hasFailed: false,
}

/** The form as the browser posts it without scripts (ENDING-6). */
export async function takeEnding(
  posted: FormData,
  send: (values: EndingFields) => Promise<Schemas['EndingReceipt']>,
): Promise<EndingStage> {
  const values = tidyEnding(postedTexts(posted, endingFields))
  if (endingProblems(values).length > 0) return { name: 'form', values, isJudged: true, hasFailed: false }
  try {
    return { name: 'received', values, receipt: await send(values) }
  } catch {
    return { name: 'form', values, isJudged: false, hasFailed: true }
  }
}
