import { BadSetting } from '@haverhof/backend/config'
import { parseArgs } from 'node:util'
import { inShop, runCommand } from './in-shop.ts'
import { staffCommands } from './staff-commands.ts'
import { commandOptions } from './staff-words.ts'

/** `npm run staff -- <command> …`: the audit names `--by`. */
await runCommand(async () => {
  const { values, positionals } = parseArgs({ options: commandOptions, allowPositionals: true })
  const [name = '', ...words] = positionals
  const command = staffCommands[name]
  if (!command) throw new BadSetting(usage())
  console.log(await inShop((context) => command.run(context, words, values)))
})

function usage(): string {
  const lines = Object.entries(staffCommands).map(([name, { words }]) => `  ${name} ${words}`.trimEnd())
  return ['npm run staff -- <command> [--by <your name>]', ...lines].join('\n')
}
