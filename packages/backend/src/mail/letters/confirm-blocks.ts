import type { Block } from '../layout/blocks.ts'
import type { Letterhead } from '../letterhead.ts'

/** WITHDRAWAL-8: it counts as it is; what it holds back waits for this press. */
export function confirmBlocks({ text }: Letterhead, confirmUrl: string | undefined): Block[] {
  if (confirmUrl === undefined) return []
  return [
    { kind: 'paragraph', text: text('declarationConfirm.text') },
    { kind: 'button', label: text('declarationConfirm.button'), url: confirmUrl },
  ]
}
