import path from 'node:path'
import { mergeConfig } from 'vitest/config'
import { officeMessages } from './apps/backoffice/tooling/office-messages.ts'
import storefront from './apps/storefront/vitest.browser.config.ts'

/** Components of both apps, in one browser: a second one would take its time again. Paths are seen from the storefront. */
export default mergeConfig(storefront, {
  plugins: [officeMessages()],
  optimizeDeps: { include: ['react-aria-components', '@tanstack/react-query'] },
  test: {
    globalSetup: [path.join(import.meta.dirname, 'scripts/ensure-client.ts')],
    include: ['../backoffice/app/**/*.browser.test.tsx'],
  },
})
