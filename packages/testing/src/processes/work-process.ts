import { createAppContext } from '@haverhof/backend'
import { readEnv } from '@haverhof/backend/config'
import { runDueWork } from '@haverhof/backend/worker'
import { patientLimits } from '../patient-limits.ts'

/** The work of one minute in a process of its own, at a moment that stands still, for tests that end it without warning. */
const [, , databaseUrl = '', moment = ''] = process.argv
const env = readEnv({ ...process.env, LOG_LEVEL: 'silent' })
const context = createAppContext({ env, databaseUrl, now: () => new Date(moment), limits: patientLimits })
process.once('disconnect', () => process.exit())
await runDueWork(context)
await context[Symbol.asyncDispose]()
