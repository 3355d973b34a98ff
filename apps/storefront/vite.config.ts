import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { compiledMessages } from './tooling/compiled-messages.ts'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), compiledMessages()],
  resolve: {
    // Messages are compiled at build time, so the browser needs only the formatter, not the ICU parser.
    alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' },
  },
  // Everything is bundled into the server build except what the server process itself shares with it.
  ssr: { noExternal: ['use-intl', 'icu-minify'] },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups() } } } } },
  },
  build: { manifest: true, assetsInlineLimit: 0, target: 'es2022' },
})

/** A page loads three shared files and its own, instead of forty: fewer bytes and fewer requests. */
function chunkGroups() {
  const framework = ['react', 'react-dom', 'react-router', 'scheduler', 'use-intl', 'icu-minify', '@formatjs']
  return [
    { name: 'framework', test: new RegExp(`node_modules/(${framework.join('|')})/`), priority: 30 },
    // The cart comes when somebody has one; see docs/decisions/0002-cart-store.md.
    { name: 'cart', test: /app\/site\/cart\//, priority: 25 },
    {
      name: 'frame',
      test: /app\/(ui|platform|site(?!\/cart\/))\/|packages\/(domain|api-client)\/|openapi-fetch/,
      priority: 20,
      minShareCount: 2,
    },
  ]
}
