import { runDevServer } from '../apps/server/src/dev/dev-server.ts'
import ensureClient from './ensure-client.ts'

ensureClient()
await runDevServer()
