import { BadSetting, readEnv } from '@haverhof/backend/config'
import { prepareDatabase } from './prepare-database.ts'
import { runShop } from './run-shop.ts'

/** env → database → shop → listen → drain. */
async function main(): Promise<void> {
  const env = readEnv(process.env)
  const database = await prepareDatabase(env)
  const shop = await runShop(env, database.url)
  const lines = (await shop.hosts()).map((origin) => `  ${origin}/`)
  process.stdout.write(
    `The shop is open:\n${lines.join('\n')}\n  http://localhost:${shop.port}/ (the Dutch site)\n`,
  )
  await stopSignal()
  await shop[Symbol.asyncDispose]()
  await database.release()
}

function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve())
  })
}

try {
  await main()
} catch (error) {
  const expected = error instanceof BadSetting || (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
  process.stderr.write(`${expected ? (error as Error).message : ((error as Error).stack ?? String(error))}\n`)
  process.exitCode = 1
}
