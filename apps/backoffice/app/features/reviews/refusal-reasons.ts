import type { Concern } from './review'

export const refusalReasons = [
  'advertising',
  'personal',
  'insulting',
  'copied',
  'off-topic',
  'other',
] as const
export type RefusalReason = (typeof refusalReasons)[number]

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
