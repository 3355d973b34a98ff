import { createApi, createAppContext } from '@haverhof/backend'
import { readEnv } from '@haverhof/backend/config'
import { startWorker } from '@haverhof/backend/worker'
import { serve } from '@hono/node-server'
import { clientIpHeader } from './http-send.ts'

/** The API and its worker in a process of their own, for tests that end it without warning. */
const databaseUrl = process.argv[2] ?? ''
const env = readEnv({ ...process.env, LOG_LEVEL: 'silent', CLIENT_IP_HEADER: clientIpHeader })
const context = createAppContext({ env, databaseUrl })
const api = createApi(context)
const { port } = await new Promise<{ port: number }>((resolve) => {
  serve({ fetch: api.fetch, hostname: '127.0.0.1', port: env.PORT }, resolve)
})
startWorker(context, databaseUrl)
process.once('disconnect', () => process.exit())
process.send?.({ port })
