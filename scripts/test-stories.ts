import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { buildAppsWhenStale } from './build-apps.ts'
import { ensureChromium } from './chromium.ts'
import { freePorts } from './free-ports.ts'

const root = path.resolve(import.meta.dirname, '..')

/** What a person does, in a real browser. Words narrow the run to the stories whose file name holds one of them. */
export async function runStories(words: string[] = []): Promise<number> {
  const chromium = ensureChromium(path.join(root, '.data'))
  await buildAppsWhenStale()
  // The shop of the stories and its staff take a port each; another checkout may run its own at the same time.
  const port = process.env['E2E_PORT'] ?? String(await freePorts(4310))
  const env = { ...process.env, CHROMIUM_PATH: chromium, E2E_PORT: port }
  const args = ['test', '--config', 'e2e/playwright.config.ts', ...words]
  return spawnSync('playwright', args, { cwd: root, stdio: 'inherit', env }).status ?? 1
}

if (import.meta.main) process.exit(await runStories(process.argv.slice(2)))
