import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { buildStorefrontWhenStale } from './build-storefront.ts'
import { ensureChromium } from './chromium.ts'

/** Everything that must hold: what a machine can check, then what a person does, in a real browser. */
const root = path.resolve(import.meta.dirname, '..')
const chromium = ensureChromium(path.join(root, '.data'))
run('node', ['scripts/verify.ts'])
await buildStorefrontWhenStale()
run('playwright', ['test', '--config', 'e2e/playwright.config.ts'])

function run(program: string, args: string[]): void {
  const env = { ...process.env, CHROMIUM_PATH: chromium }
  const { status } = spawnSync(program, args, { cwd: root, stdio: 'inherit', env })
  if (status !== 0) process.exit(status ?? 1)
}
