import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { buildAppsWhenStale } from './build-apps.ts'
import { checkBoundaries } from './check-boundaries.ts'
import { ensureChromium } from './chromium.ts'
import { checkClientInStep } from './generate-client.ts'
import { checkMessages } from './check-messages.ts'
import { checkMigrations } from './check-migrations.ts'
import { checkTableOwnership } from './check-table-ownership.ts'
import { checkTerms } from './check-terms.ts'
import { checkWords } from './check-words.ts'
import { checkRuleCitations } from './rule-citations.ts'
import { checkSpecificationCoverage } from './specification-coverage.ts'

type Check = { name: string; run: () => boolean | Promise<boolean> }

/** Everything a machine can check, cheapest first; CI runs the same. What shares a row needs one core each and runs side by side. */
const rows: Check[][] = [
  [{ name: 'format', run: () => command('oxfmt', ['--check', '.']) }],
  [{ name: 'messages', run: checkMessages }],
  [{ name: 'terms', run: checkTerms }],
  [{ name: 'migrations', run: checkMigrations }],
  [{ name: 'owners of tables', run: checkTableOwnership }],
  [{ name: 'specification', run: checkSpecificationCoverage }],
  [{ name: 'rules', run: checkRuleCitations }],
  [{ name: 'words', run: checkWords }],
  // Lint, types, boundaries, dead code and tests read the client.
  [{ name: 'client in step', run: checkClientInStep }],
  [
    {
      name: 'route types of the storefront',
      run: () => command('react-router', ['typegen'], 'apps/storefront'),
    },
    {
      name: 'route types of the back office',
      run: () => command('react-router', ['typegen'], 'apps/backoffice'),
    },
  ],
  [
    { name: 'lint and types', run: () => command('oxlint', ['--deny-warnings', '--type-check']) },
    { name: 'boundaries', run: checkBoundaries },
    { name: 'dead code', run: () => command('knip', []) },
  ],
  [{ name: 'unit and integration tests', run: () => command('vitest', ['run']) }],
  [
    { name: 'components in a browser', run: testComponents },
    { name: 'builds of the apps', run: buildApps },
  ],
]

for (const row of rows) if (!(await holds(row))) process.exit(1)

/** Two at a time, to the end of the row: what fails beside something else is told as well. */
async function holds(row: readonly Check[]): Promise<boolean> {
  const waiting = [...row]
  const failed: string[] = []
  const lane = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift())
      if (!(await passes(check))) failed.push(check.name)
  }
  await Promise.all([lane(), lane()])
  return failed.length === 0
}

async function passes({ name, run }: Check): Promise<boolean> {
  const started = performance.now()
  const passed = await run()
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${passed ? '✓' : '✗'} ${name} (${seconds} s)`)
  return passed
}

/** A browser is there, or is brought, as for the stories. */
function testComponents(): Promise<boolean> {
  process.env['CHROMIUM_PATH'] = ensureChromium(path.resolve('.data'))
  return command('vitest', ['run', '--config', 'vitest.components.config.ts'])
}

/** The stories and a start use them afterwards. */
async function buildApps(): Promise<boolean> {
  await buildAppsWhenStale()
  return true
}

async function command(program: string, args: string[], cwd = '.'): Promise<boolean> {
  const [status] = await once(spawn(program, args, { stdio: 'inherit', cwd }), 'exit')
  return status === 0
}
