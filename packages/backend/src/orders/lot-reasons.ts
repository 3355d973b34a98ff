/** Why pieces come into a lot or leave it. */
export const lotReasons = [
  'received',
  'assigned',
  'sent',
  'counted',
  'damaged',
  'own-use',
  'returned',
] as const

export type LotReason = (typeof lotReasons)[number]
