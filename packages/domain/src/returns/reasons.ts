/** RETURNS-3: why something comes back; the table says for which reasons we must see it. */
const reasons = {
  damaged: { needsPhoto: true },
  'wrong-product': { needsPhoto: false },
  quality: { needsPhoto: false },
  'ordered-too-much': { needsPhoto: false },
  other: { needsPhoto: false },
} as const satisfies Record<string, { needsPhoto: boolean }>

export type ReturnReason = keyof typeof reasons

export const returnReasons = Object.keys(reasons) as [ReturnReason, ...ReturnReason[]]

export function needsPhoto(reason: ReturnReason): boolean {
  return reasons[reason].needsPhoto
}
