import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { checkBoundaries } from './check-boundaries.ts'
import { checkClientInStep } from './generate-client.ts'
import { checkMessages } from './check-messages.ts'

type Check = { name: string; run: () => boolean | Promise<boolean> }

/** Everything a machine can check; CI runs the same. One row after the other, what stands in a row together. */
const rows: Check[][] = [
  [
    { name: 'format', run: () => command('oxfmt', ['--check', '.']) },
    { name: 'messages', run: checkMessages },
    { name: 'route types', run: () => command('react-router', ['typegen'], 'apps/storefront') },
  ],
  [
    { name: 'types of the server', run: () => command('tsc', ['-p', 'tsconfig.json']) },
    { name: 'types of the storefront', run: () => command('tsc', ['-p', 'apps/storefront']) },
    { name: 'types of the stories', run: () => command('tsc', ['-p', 'e2e']) },
    { name: 'lint', run: () => command('oxlint', ['--deny-warnings']) },
    { name: 'boundaries', run: checkBoundaries },
    { name: 'dead code', run: () => command('knip', []) },
    { name: 'client in step', run: checkClientInStep },
  ],
  [{ name: 'unit and integration tests', run: () => command('vitest', ['run']) }],
]

for (const row of rows) {
  const passed = await Promise.all(row.map(report))
  if (passed.includes(false)) process.exit(1)
}

async function report({ name, run }: Check): Promise<boolean> {
  const started = performance.now()
  const passed = await run()
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${passed ? '✓' : '✗'} ${name} (${seconds} s)`)
  return passed
}

async function command(program: string, args: string[], cwd = '.'): Promise<boolean> {
  const [status] = await once(spawn(program, args, { stdio: 'inherit', cwd }), 'exit')
  return status === 0
}
