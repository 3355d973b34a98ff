export { migrate } from './migrate.ts'
export { connectDatabase, type Database } from './pool.ts'
export {
  jsonStatement,
  listSql,
  namedQuery,
  type NoValues,
  runOn,
  type Statement,
  statement,
} from './statement.ts'
export { inOneStatement, inTransaction, type Transaction } from './transaction.ts'
