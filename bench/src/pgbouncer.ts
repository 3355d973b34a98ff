import { createAppContext } from '@haverhof/backend'
import { readEnv } from '@haverhof/backend/config'
import { migrate } from '@haverhof/backend/database'
import { startPgBouncer } from '@haverhof/testing'

/** A pooler before this database, whose connections have the settings that a release gives to the role. */
export async function throughPgBouncer(stack: AsyncDisposableStack, url: string): Promise<string> {
  {
    await using first = await startPgBouncer(url)
    const env = readEnv({ LOG_LEVEL: 'warn', DATABASE_URL: first.url, DATABASE_DIRECT_URL: url })
    await using context = createAppContext({ env, databaseUrl: first.url })
    await migrate(context.database)
  }
  return stack.use(await startPgBouncer(url)).url
}
