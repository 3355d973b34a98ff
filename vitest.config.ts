import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { compiledMessages } from './apps/storefront/tooling/compiled-messages.ts'

const tests = '{packages,apps,scripts,bench}/**/*.test.{ts,tsx}'
const ofPackages = '**/node_modules/**'

/** `npm run test:long`: what takes minutes whatever its size, and what `npm test` tries at a tenth of its size. */
const isLong = Boolean(process.env['LONG'])
const longAlone = isLong ? [] : ['**/*.long.test.ts']

function longTests(): string[] {
  return globSync(tests, { exclude: [ofPackages] }).filter(
    (file) =>
      file.endsWith('.long.test.ts') ||
      /\b(randomCases|randomRuns|someOf)\b|'LONG'/.test(readFileSync(file, 'utf8')),
  )
}

export default defineConfig({
  plugins: [compiledMessages()],
  test: {
    include: isLong ? longTests() : [tests],
    // Components have a browser: vitest.components.config.ts.
    exclude: [ofPackages, '**/build/**', '**/*.browser.test.tsx', ...longAlone],
    globalSetup: ['scripts/ensure-client.ts', 'packages/testing/src/global-setup.ts'],
    setupFiles: ['packages/testing/src/stray-output.ts', 'packages/testing/src/left-connections.ts'],
    pool: 'forks',
    // One more than the cores of the smallest machine: a quarter of the time of these tests is spent waiting for a limit to pass.
    maxWorkers: 3,
    // Files share a process, and with it the modules of the shop: loading them for each took a fifth of the run.
    isolate: false,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    // Nothing is tried twice, so a busy machine is given time; what takes longer than this hangs. Full sizes take long.
    testTimeout: isLong ? 3_600_000 : 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 45_000 } },
  },
})
