export const repeatStates = ['active', 'paused', 'ended'] as const
export type RepeatState = (typeof repeatStates)[number]

/** Why it rests: the customer wished it, the money or the goods did not come, there is nothing to collect with, or staff did it. */
export const pauseReasons = ['customer', 'collection', 'chargeback', 'goods', 'mandate', 'staff'] as const
export type PauseReason = (typeof pauseReasons)[number]

/** REPEAT-18: what happens to a repeat delivery. */
export const repeatEvents = [
  'begun',
  'changed',
  'address-changed',
  'method-changed',
  'skipped',
  'moved',
  'short',
  'dearer',
  'announced',
  'ordered',
  'paid',
  'collection-failed',
  'charged-back',
  'not-paid',
  'paused',
  'resumed',
  'ended',
] as const
export type RepeatEvent = (typeof repeatEvents)[number]

/** An order of it: taken (its cart is filled), collecting, and how that ended; or short, when there was too little. */
export const deliveryStates = ['taken', 'collecting', 'paid', 'failed', 'short', 'dearer'] as const
export type DeliveryState = (typeof deliveryStates)[number]
