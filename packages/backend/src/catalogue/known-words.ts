/** What columns of the catalogue may hold; PostgreSQL checks it. */

/** The colours of a pack's label. */
export const labelTones = ['field', 'sun', 'clay', 'sky', 'berry', 'slate'] as const
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
