import { defineConfig } from 'vitest/config'
import { compiledMessages } from './apps/storefront/tooling/compiled-messages.ts'

/** What takes minutes whatever its size: `npm run test:long`. */
const isLong = Boolean(process.env['LONG'])
const longAlone = isLong ? [] : ['**/*.long.test.ts']

export default defineConfig({
  plugins: [compiledMessages()],
  test: {
    include: ['{packages,apps,scripts,bench}/**/*.test.{ts,tsx}'],
    // Components have a browser: vitest.components.config.ts.
    exclude: ['**/node_modules/**', '**/build/**', '**/*.browser.test.tsx', ...longAlone],
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
    // Nothing is tried twice, so a busy machine is given time instead; what takes longer than this hangs. Full sizes take long.
    testTimeout: isLong ? 3_600_000 : 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 120_000 } },
  },
})
