/** The shapes of every catalogue answer. */
export * from './dose-schema.ts'
export * from './list-schemas.ts'
export * from './product-schemas.ts'
