import tailwindcss from '@tailwindcss/vite'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { compiledMessages } from './tooling/compiled-messages.ts'

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell'

/** Components in a real browser, each alone: `*.browser.test.tsx`. vitest.components.config.ts adds those of the back office. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [tailwindcss(), compiledMessages()],
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react-dom/server',
      'react/jsx-dev-runtime',
      'react-router',
      'react-hook-form',
      'icu-minify/format',
      'openapi-fetch',
      'vitest-browser-react',
    ],
  },
  test: {
    include: ['app/**/*.browser.test.tsx'],
    setupFiles: ['app/testing/empty-storage.ts', 'app/testing/stray-output.ts'],
    unstubGlobals: true,
    restoreMocks: true,
    // A busy machine is given time.
    expect: { poll: { timeout: 45_000 } },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A page for each core of the smallest machine: unasked, one core is left idle.
    maxWorkers: 2,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: { executablePath, args: ['--no-sandbox', '--disable-gpu'] } }),
      instances: [{ browser: 'chromium', viewport: { width: 1024, height: 900 } }],
    },
  },
})
