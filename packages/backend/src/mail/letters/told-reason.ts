import { type ReasonForReader, type ReasonList, reasonOfList } from '@haverhof/domain/shared'
import type { Block } from '../layout/blocks.ts'
import type { Letterhead } from '../letterhead.ts'
import { asTyped, asTypedLines } from '../safe-text.ts'

/** A reason in the language of the letter; free words that an earlier release queued as they are (REASONS-1, REASONS-2). */
export function reasonText({ reasons }: Letterhead, list: ReasonList, { reason }: ReasonForReader): string {
  const code = reasonOfList(list, reason)
  return code === null ? asTyped(reason) : reasons(`${list}.${code}` as Parameters<typeof reasons>[0])
}

/** What staff wrote besides, in the language of the letter (REASONS-2). */
export function ownWordsBlock(reason: ReasonForReader | undefined): Block[] {
  return reason?.ownWords ? [{ kind: 'quote', lines: asTypedLines(reason.ownWords) }] : []
}
