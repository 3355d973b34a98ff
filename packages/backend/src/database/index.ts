export { migrate } from './migrate.ts'
export { connectDatabase, type Database, inJson, type Statement } from './pool.ts'
export { inTransaction, type Transaction } from './transaction.ts'
