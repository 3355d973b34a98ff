import { packViews as otherViews } from '@haverhof/artwork'

/** What columns of the catalogue may hold; PostgreSQL checks it. */

/** How a pack is seen on its pictures. */
export const packViews = ['front', ...otherViews] as const
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
