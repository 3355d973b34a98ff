import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './packages/backend/src/*/*tables.ts',
  out: './packages/backend/migrations',
})
