import { type AppContext, createAppContext } from '@haverhof/backend'
import { BadSetting, readEnv } from '@haverhof/backend/config'
import { openCluster } from '@haverhof/backend/embedded'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { staffCommands } from './staff-commands.ts'

const root = path.resolve(import.meta.dirname, '..')

/** What staff do until there are pages for it: `npm run staff -- <command> …`. Everything is written down with `--by`. */
async function staff(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { by: { type: 'string', default: 'staff' } },
    allowPositionals: true,
  })
  const [name = '', ...words] = positionals
  const command = staffCommands[name]
  if (!command) throw new BadSetting(usage())
  const env = readEnv(process.env)
  const dataRoot = env.DATA_DIR ?? path.join(root, '.data')
  const cluster = env.DATABASE_URL ? null : await openCluster({ dataRoot })
  try {
    const databaseUrl = env.DATABASE_URL ?? cluster?.url('haverhof') ?? ''
    await using context: AppContext = createAppContext({ env, databaseUrl })
    console.log(await command.run(context, words, values.by))
  } finally {
    await cluster?.release()
  }
}

function usage(): string {
  const lines = Object.entries(staffCommands).map(([name, { words }]) => `  ${name} ${words}`.trimEnd())
  return ['npm run staff -- <command> [--by <your name>]', ...lines].join('\n')
}

try {
  await staff()
} catch (error) {
  if (!(error instanceof BadSetting)) throw error
  console.error(error.message)
  process.exitCode = 1
}
