import type { ReasonCode } from '@haverhof/domain/shared'
import type { Concern } from './review'

type RefusalReason = ReasonCode<'review'>

const suggested: Record<Concern, RefusalReason> = {
  link: 'advertising',
  contact: 'personal',
  shouting: 'insulting',
  rude: 'insulting',
  repeated: 'off-topic',
  copied: 'copied',
  claim: 'other',
  photos: 'off-topic',
}

/** What the program found is mostly the reason, so that Enter is enough. */
export function suggestedReason([first]: readonly Concern[]): RefusalReason {
  return first ? suggested[first] : 'off-topic'
}
