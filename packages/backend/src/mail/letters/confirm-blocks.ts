import type { Block } from '../layout/blocks.ts'
import type { Letterhead } from '../letterhead.ts'
import type { LateDeclaration } from '../fact-shapes.ts'
import { asTyped } from '../safe-text.ts'

/** It counts as it is; what it holds back waits for this press (WITHDRAWAL-8). */
export function confirmBlocks({ text }: Letterhead, confirmUrl: string | undefined): Block[] {
  if (confirmUrl === undefined) return []
  return [
    { kind: 'paragraph', text: text('declarationConfirm.text') },
    { kind: 'button', label: text('declarationConfirm.button'), url: confirmUrl },
  ]
}

/** What else was declared with this mailbox, each with its own press (WITHDRAWAL-4). */
export function lateBlocks({ text, formats }: Letterhead, more: readonly LateDeclaration[] = []): Block[] {
  return more.flatMap(({ number, receivedAt, contract, fullName, confirmUrl }): Block[] => [
    {
      kind: 'rows',
      heading: null,
      rows: [
        { label: text('withdrawalReceipt.number'), value: String(number) },
        { label: text('withdrawalReceipt.received'), value: formats.dateAndTime(receivedAt) },
        { label: text('order.number'), value: asTyped(contract) },
        { label: text('withdrawalReceipt.name'), value: asTyped(fullName) },
      ],
    },
    { kind: 'button', label: text('declarationConfirm.button'), url: confirmUrl },
  ])
}
