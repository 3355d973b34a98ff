export { migrate } from './migrate.ts'
export { connectDatabase, type Database, inJson, type Statement } from './pool.ts'
export { inOneStatement, inTransaction, type Transaction } from './transaction.ts'
