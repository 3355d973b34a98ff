import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { buildStorefrontWhenStale } from './build-storefront.ts'
import { ensureChromium } from './chromium.ts'
import { freePorts } from './free-ports.ts'

/** Everything that must hold: what a machine can check, then what a person does, in a real browser. */
const root = path.resolve(import.meta.dirname, '..')
const chromium = ensureChromium(path.join(root, '.data'))
run('node', ['scripts/verify.ts'])
await buildStorefrontWhenStale()
// The shop of the stories and its staff take a port each; another checkout may run its own at the same time.
const port = process.env['E2E_PORT'] ?? String(await freePorts(4310))
run('playwright', ['test', '--config', 'e2e/playwright.config.ts'], { E2E_PORT: port })

function run(program: string, args: string[], more: Record<string, string> = {}): void {
  const env = { ...process.env, CHROMIUM_PATH: chromium, ...more }
  const { status } = spawnSync(program, args, { cwd: root, stdio: 'inherit', env })
  if (status !== 0) process.exit(status ?? 1)
}
