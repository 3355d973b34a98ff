/** What columns of the catalogue may hold; PostgreSQL checks it. */

export const vatClasses = ['low', 'high'] as const
export const contentUnits = ['g', 'ml', 'piece'] as const
export const movementReasons = ['initial', 'reserved', 'released', 'delivered', 'counted'] as const
