import { databaseLimits, type DatabaseLimits } from '@haverhof/backend/database'
import { SECOND } from '@haverhof/domain/shared'

/** Nothing is tried twice in tests, so a busy machine is given time: what takes long there is no outage. */
export const patientLimits: DatabaseLimits = {
  ...databaseLimits,
  connectMs: 60 * SECOND,
  statementMs: 60 * SECOND,
  answerMs: 62 * SECOND,
  lockMs: 60 * SECOND,
  idleInTransactionMs: 120 * SECOND,
}
