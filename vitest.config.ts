import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{packages,apps,scripts,bench}/**/*.test.{ts,tsx}'],
    // Components have a browser: apps/storefront/vitest.browser.config.ts.
    exclude: ['**/node_modules/**', '**/build/**', '**/*.browser.test.tsx'],
    globalSetup: ['packages/testing/src/global-setup.ts'],
    setupFiles: ['packages/testing/src/stray-output.ts'],
    pool: 'forks',
    maxWorkers: 2,
    // Files share a process, and with it the modules of the shop: loading them for each took a fifth of the run.
    isolate: false,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
