import { spawnSync } from 'node:child_process'
import { checkBoundaries } from './check-boundaries.ts'
import { checkClientInStep } from './generate-client.ts'
import { checkMessages } from './check-messages.ts'

type Check = { name: string; run: () => boolean | Promise<boolean> }

/** Everything a machine can check, cheapest first; CI runs the same. */
const checks: Check[] = [
  { name: 'format', run: () => command('oxfmt', ['--check', '.']) },
  { name: 'messages', run: checkMessages },
  { name: 'lint', run: () => command('oxlint', ['--deny-warnings']) },
  { name: 'route types', run: () => command('react-router', ['typegen'], 'apps/storefront') },
  {
    name: 'types',
    run: () =>
      ['tsconfig.json', 'apps/storefront', 'e2e'].every((project) => command('tsc', ['-p', project])),
  },
  { name: 'boundaries', run: checkBoundaries },
  { name: 'dead code', run: () => command('knip', []) },
  { name: 'client in step', run: checkClientInStep },
  { name: 'unit and integration tests', run: () => command('vitest', ['run']) },
]

function command(program: string, args: string[], cwd = '.'): boolean {
  return spawnSync(program, args, { stdio: 'inherit', cwd }).status === 0
}

for (const { name, run } of checks) {
  const started = performance.now()
  const passed = await run()
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${passed ? '✓' : '✗'} ${name} (${seconds} s)`)
  if (!passed) process.exit(1)
}
