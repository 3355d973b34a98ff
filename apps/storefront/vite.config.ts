import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { compiledMessages } from './tooling/compiled-messages.ts'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), compiledMessages()],
  // Everything is bundled into the server build except what the server process itself shares with it.
  ssr: { noExternal: ['icu-minify'] },
  environments: {
    // The server loads this entry, which answers pages with the router's own build.
    ssr: { build: { rolldownOptions: { input: './app/handle-page.ts' } } },
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups() } } } } },
  },
  build: { manifest: true, assetsInlineLimit: 0, target: 'es2022' },
})

/** A page loads three shared files and its own, instead of forty: fewer bytes and fewer requests. */
function chunkGroups() {
  const framework = ['react', 'react-dom', 'react-router', 'scheduler', 'icu-minify']
  return [
    { name: 'framework', test: new RegExp(`node_modules/(${framework.join('|')})/`), priority: 30 },
    {
      name: 'frame',
      test: /app\/(ui(?!\/(.*-field|field-frame|map-pin|radio-cards|text-area|notice|pagination|quantity|prose))|toolkit|site|shared(?!\/(cart\/|forms\/|account\/|shop\/(mailed-answer|problem)|opening-hours\/(week-of-hours|grouped-hours))))\/|app\/(pages\/frame-parts|features\/(compare\/compare-(store|address|list)|cart\/(add-button|buying|use-adding)))|packages\/(domain(?!\/src\/reviews)|api-client)\/|openapi-fetch/,
      priority: 20,
      minShareCount: 2,
    },
    // The rules of forms, for the pages that have one.
    {
      name: 'rules',
      test: /packages\/domain\/src\/(accounts|checkout|pricing)\//,
      priority: 25,
      minShareCount: 2,
    },
    // Why a call failed: for the cart and for forms, of which neither brings the other.
    { name: 'problem', test: /app\/shared\/shop\/problem/, priority: 19, minShareCount: 2 },
    // The cart comes when somebody has one; after the frame, or it would take along what they share.
    { name: 'cart', test: /app\/shared\/cart\//, priority: 18 },
    // The account comes to those who are signed in, and to the pages about it.
    { name: 'account', test: /app\/shared\/account\/(account-store|open-account)/, priority: 17.5 },
    // What forms are made of, then the hook with the library (that of small forms stays apart), then the rest that the steps
    // of checkout share: each after what it builds on, so that a page without a form has none.
    {
      name: 'fields',
      test: /app\/ui\/(.*-field|field-frame|text-area|radio-cards|notice)|app\/shared\/forms\/(address-lines|address-values|form-draft|form-frame|use-field-texts)/,
      priority: 17,
      minShareCount: 2,
    },
    {
      name: 'forms',
      test: /react-hook-form|app\/shared\/forms\/(?!email-field|done-notice|use-small-form)/,
      priority: 16,
      minShareCount: 2,
    },
    { name: 'checkout', test: /app\/features\/checkout\//, priority: 15, minShareCount: 3 },
    // The small things that two of the steps share: one file instead of four.
    {
      name: 'steps',
      test: /app\/features\/checkout\/(steps\/(closed-step|dutch-address-notice)|order\/order)/,
      priority: 15.5,
      minShareCount: 2,
    },
  ]
}
