export const repeatStates = ['active', 'paused', 'ended'] as const
export type RepeatState = (typeof repeatStates)[number]

/**
 * Why it rests: the customer wished it, the money or the goods did not come, none of
 * it is sold any more, it cannot be ordered as it is, the place where
 * it is collected is gone, there is nothing to collect with, or staff did it.
 */
export const pauseReasons = [
  'customer',
  'collection',
  'chargeback',
  'goods',
  'gone',
  'undeliverable',
  'place',
  'mandate',
  'staff',
] as const
export type PauseReason = (typeof pauseReasons)[number]

/** What happens to a repeat delivery (REPEAT-18). */
export const repeatEvents = [
  'begun',
  'changed',
  'address-changed',
  'method-changed',
  'skipped',
  'moved',
  'short',
  'dearer',
  'gone',
  'unpaid',
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

/** Why a day that was taken came to nothing: there was too little, it had become dearer, or some of it is sold no more. */
export const movedStates = ['short', 'dearer', 'gone'] as const
export type MovedState = (typeof movedStates)[number]

/** An order of it: taken (its cart is filled), collecting, and how that ended; or why it was not placed. */
export const deliveryStates = ['taken', 'collecting', 'paid', 'failed', ...movedStates] as const
export type DeliveryState = (typeof deliveryStates)[number]
