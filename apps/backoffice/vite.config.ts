import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { officeMessages } from './tooling/office-messages.ts'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), officeMessages()],
  build: { assetsInlineLimit: 0, target: 'es2022' },
})
