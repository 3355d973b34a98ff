/**
 * Why something comes back: for which reasons we must see it, and which are our own doing and cost the customer nothing
 * (RETURNS-3).
 */
const reasons = {
  damaged: { needsPhoto: true, isOurFault: true },
  'wrong-product': { needsPhoto: false, isOurFault: true },
  quality: { needsPhoto: false, isOurFault: true },
  'ordered-too-much': { needsPhoto: false, isOurFault: false },
  other: { needsPhoto: false, isOurFault: false },
} as const satisfies Record<string, { needsPhoto: boolean; isOurFault: boolean }>

export type ReturnReason = keyof typeof reasons

export const returnReasons = Object.keys(reasons) as [ReturnReason, ...ReturnReason[]]

/** A defect falls under the legal guarantee; anything else is a change of mind (RETURNS-12). */
export type ReturnGround = 'defect' | 'change-of-mind'

export function groundOf(reason: ReturnReason): ReturnGround {
  return isOurFault(reason) ? 'defect' : 'change-of-mind'
}

export function reasonsOf(ground: ReturnGround): ReturnReason[] {
  return returnReasons.filter((reason) => groundOf(reason) === ground)
}

export function needsPhoto(reason: ReturnReason): boolean {
  return reasons[reason].needsPhoto
}

/** Nothing is sent back before we have looked at it (RETURNS-3). */
export function isOurFault(reason: ReturnReason): boolean {
  return reasons[reason].isOurFault
}
