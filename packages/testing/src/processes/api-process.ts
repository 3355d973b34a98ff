import { createApi, createAppContext } from '@haverhof/backend'
import { readEnv } from '@haverhof/backend/config'
import { startWorker } from '@haverhof/backend/worker'
import { serve } from '@hono/node-server'
import { flushCompileCache } from 'node:module'
import { patientLimits } from '../patient-limits.ts'
import { clientIpHeader } from './http-send.ts'

/** The API and its worker in a process of their own, for tests that end it without warning. */
const databaseUrl = process.argv[2] ?? ''
const env = readEnv({ ...process.env, LOG_LEVEL: 'silent', CLIENT_IP_HEADER: clientIpHeader })
// A clock that stands still, for tests in which a minute that ends would count.
const moment = process.argv[3]
const context = createAppContext({
  env,
  databaseUrl,
  limits: patientLimits,
  ...(moment !== undefined && { now: () => new Date(moment) }),
})
const api = createApi(context)
const { port } = await new Promise<{ port: number }>((resolve) => {
  serve({ fetch: api.fetch, hostname: '127.0.0.1', port: env.PORT }, resolve)
})
startWorker(context)
// Now, because tests leave it no time when it ends.
flushCompileCache()
process.once('disconnect', () => process.exit())
process.send?.({ port })
