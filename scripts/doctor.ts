import { createAppContext, examineShop } from '@haverhof/backend'
import { BadSetting, readEnv } from '@haverhof/backend/config'
import { isMigrated } from '@haverhof/backend/database'
import { runCommand } from './in-shop.ts'

/** Whether a real shop with these settings could sell (DOCTOR-1). */
await runCommand(async () => {
  const env = readEnv({ ...process.env, SHOP_ENV: 'production' })
  if (!env.DATABASE_URL)
    throw new BadSetting('DATABASE_URL: is not set; the built-in PostgreSQL is for trying the shop')
  await using context = createAppContext({
    env: { ...env, LOG_LEVEL: 'silent' },
    databaseUrl: env.DATABASE_URL,
  })
  if (!(await isMigrated(context.database)))
    throw new BadSetting(
      'The tables of the database are older than this release: run `npm run migrate` first.',
    )
  const findings = await examineShop(context, process.env)
  for (const { line, stops } of findings) console.log(`${stops ? '✗' : '!'} ${line}`)
  if (findings.some(({ stops }) => stops)) process.exitCode = 1
  else console.log('The shop can sell.')
})
