import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { ensureChromium } from './chromium.ts'
import { runStories } from './test-stories.ts'

/** Everything that must hold: what a machine can check, then what a person does, in a real browser. */
const root = path.resolve(import.meta.dirname, '..')
const env = { ...process.env, CHROMIUM_PATH: ensureChromium(path.join(root, '.data')) }
const { status } = spawnSync('node', ['scripts/verify.ts'], { cwd: root, stdio: 'inherit', env })
process.exit(status === 0 ? await runStories() : (status ?? 1))
