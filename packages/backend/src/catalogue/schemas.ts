/** The shapes of every catalogue answer. */
export * from './list-schemas.ts'
export * from './product-schemas.ts'
