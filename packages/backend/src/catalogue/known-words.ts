/** What columns of the catalogue may hold; PostgreSQL checks it. */

/** The colours of a pack's label. */
export const labelTones = ['field', 'sun', 'clay', 'sky', 'berry', 'slate'] as const
/** What a feed looks like when the pack is open; its close-up is drawn from it. */
export const structures = [
  'muesli',
  'pellets',
  'cobs',
  'mash',
  'chaff',
  'flakes',
  'powder',
  'granules',
  'herbs',
  'oil',
  'syrup',
  'treats',
] as const
/** How a pack is seen on its pictures. */
export const packViews = ['front', 'label', 'feed', 'scoop'] as const
export type PackView = (typeof packViews)[number]
export const contentUnits = ['g', 'ml', 'piece'] as const
export const movementReasons = [
  'initial',
  'reserved',
  'released',
  'delivered',
  'counted',
  'damaged',
  'own-use',
  'returned',
  'blocked',
  'unblocked',
  'called-off',
] as const

export type MovementReason = (typeof movementReasons)[number]
