export { isMigrated, migrate } from './migrate.ts'
export { columnName, columnsOf, type InJson, type RowOf } from './columns.ts'
export { andAll, narrowed } from './list-statements.ts'
export {
  type QueueFilter,
  queueOf,
  type QueuePage,
  type QueueQuery,
  type QueueReach,
  queueTexts,
  type WaitingWork,
} from './queue-list.ts'
export { databaseLimits, type DatabaseLimits } from './limits.ts'
export { missingSettings } from './session-settings.ts'
export { withOwnConnection, doAlone } from './own-connection.ts'
export { connectDatabase, type Database, openPool } from './pool.ts'
export {
  jsonStatement,
  listSql,
  namedQuery,
  type NoValues,
  runOn,
  type RunStatement,
  type Statement,
  statement,
} from './statement.ts'
export { inOneStatement, inTransaction, type Transaction } from './transaction.ts'
