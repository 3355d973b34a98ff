import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'puppeteer-core'
import { openBrowser } from './budgets/browser.ts'
import { freePort } from './free-port.ts'

const root = path.resolve(import.meta.dirname, '../..')
const name = 'Anna de Vries'

/** What a developer waits for: `npm run dev`, then a change of a text, a component, a style and the backend. Files are put back. */
async function main(): Promise<void> {
  const port = await freePort()
  const server = spawn(process.execPath, ['scripts/dev.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const browser = await openBrowser()
  try {
    await isOpen(server)
    const page = await browser.newPage()
    // The first visit finds out which libraries the page needs; Vite bundles them and loads the page once more.
    for (const _visit of ['first', 'second']) {
      await page.goto(`http://haverhof.nl.localhost:${port}/withdraw/`, { timeout: 120_000 })
      await page.waitForSelector('[data-layers]', { timeout: 60_000 })
    }
    await page.type('input[name=fullName]', name)
    await measureScreen(page)
    await measureShop(`http://localhost:${port}/healthz`)
  } finally {
    await browser.close()
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
}

function isOpen(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}`)))
    server.stdout?.on('data', (text) => String(text).includes('open for development') && resolve())
  })
}

async function measureScreen(page: Page): Promise<void> {
  // Asked from outside: the policy of the page forbids what `waitForFunction` does.
  const shows = (test: string) => () => until(async () => Boolean(await page.evaluate(test)))
  await measure(
    'text',
    {
      file: 'packages/messages/texts/nl/withdrawal.json',
      from: '"form": "Overeenkomst herroepen"',
      to: '"form": "Changed text"',
    },
    shows(`document.querySelector('h1').textContent === 'Changed text'`),
  )
  await measure(
    'component',
    { file: 'apps/storefront/app/ui/container.tsx', from: '<div', to: '<div data-changed=""' },
    shows(`document.querySelector('[data-changed]') !== null`),
  )
  await measure(
    'style',
    { file: 'apps/storefront/app/styles/app.css', from: '', to: ':root { --changed: 1 }' },
    shows(`getComputedStyle(document.documentElement).getPropertyValue('--changed').trim() === '1'`),
  )
  const typed = await page.$eval('input[name=fullName]', (field) => field.value)
  report('form state', typed === name ? 'stays' : `LOST: ${typed}`)
  if (typed !== name) process.exitCode = 1
}

async function measureShop(health: string): Promise<void> {
  await measure(
    'backend',
    { file: 'packages/backend/src/api/health.ts', from: `'ok'`, to: `'changed'` },
    () => until(async () => (await (await fetch(health)).text()).includes('changed')),
  )
}

type Edit = { file: string; from: string; to: string }

async function measure(what: string, { file, from, to }: Edit, shown: () => Promise<unknown>): Promise<void> {
  const source = path.join(root, file)
  const before = readFileSync(source, 'utf8')
  const after = from === '' ? `${before}\n${to}\n` : before.replace(from, to)
  if (after === before) throw new Error(`${file} has no ${from} to change`)
  try {
    const started = performance.now()
    writeFileSync(source, after)
    await shown()
    report(what, `${Math.round(performance.now() - started)} ms`)
  } finally {
    writeFileSync(source, before)
  }
}

async function until(test: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + 30_000
  while (!(await test())) if (performance.now() > end) throw new Error('The change never showed')
}

function report(what: string, figure: string): void {
  console.log(`${what.padEnd(12)} ${figure}`)
}

await main()
