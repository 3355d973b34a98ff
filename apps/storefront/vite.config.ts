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
  build: { manifest: true, assetsInlineLimit: 0, target: 'es2022' },
})
