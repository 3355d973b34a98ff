import { runDevServer } from '../apps/server/src/dev/dev-server.ts'

await runDevServer()
