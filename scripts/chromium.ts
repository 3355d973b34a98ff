import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The shell has no window: the same pages and the same protocol for two thirds of the processor time. */
const shell = 'chromium-headless-shell'
const windowedNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const packages = [shell, 'fonts-liberation']
/** Where another browser would do, a machine without a network gives up soon. */
const briefly = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10']

/**
 * The browser for the stories: the one that is named, the machine's own shell, else Debian's package, installed or, without root,
 * unpacked beside the shop. A browser with windows is taken where no package can be installed.
 */
export function ensureChromium(dataDir: string): string {
  const named = process.env['CHROMIUM_PATH'] ?? onPath(shell)
  if (named) return named
  const windowed = windowedNames.map(onPath).find((file) => file !== undefined)
  if (process.getuid?.() !== 0) return windowed ?? unpack(path.join(dataDir, 'chromium'))
  try {
    return install(windowed ? briefly : [])
  } catch (error) {
    if (!windowed) throw error
    console.log(`${shell} could not be installed: the stories run in ${windowed} and take longer`)
    return windowed
  }
}

function onPath(name: string): string | undefined {
  const folder = (process.env['PATH'] ?? '').split(':').find((each) => existsSync(path.join(each, name)))
  return folder && path.join(folder, name)
}

function install(options: readonly string[]): string {
  console.log('Installing Chromium …')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  execFileSync('apt-get', [...options, 'update', '-qq'], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  execFileSync('apt-get', [...options, 'install', '-y', '-qq', '--no-install-recommends', ...packages], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const installed = onPath(shell)
  if (!installed) throw new Error('Chromium was installed but cannot be found on the PATH')
  return installed
}

/** An ordinary user may not install packages, but may download them and unpack them in a folder of his own. */
function unpack(home: string): string {
  const launcher = path.join(home, 'chromium')
  if (existsSync(launcher)) return launcher
  console.log('Fetching Chromium …')
  rmSync(home, { recursive: true, force: true })
  for (const folder of ['lists/partial', 'archives/partial', 'files'])
    mkdirSync(path.join(home, folder), { recursive: true })
  apt(home, ['update', '-qq'])
  apt(home, ['install', '-y', '-qq', '--download-only', '--no-install-recommends', ...packages])
  const archives = path.join(home, 'archives')
  for (const file of readdirSync(archives).filter((name) => name.endsWith('.deb'))) {
    execFileSync('dpkg-deb', ['-x', path.join(archives, file), path.join(home, 'files')])
  }
  rmSync(archives, { recursive: true })
  writeLauncher(home, launcher)
  return launcher
}

function apt(home: string, args: string[]): void {
  const settings = {
    'Dir::State::lists': path.join(home, 'lists'),
    'Dir::Cache': home,
    'Dir::Cache::archives': path.join(home, 'archives'),
    'Debug::NoLocking': 'true',
  }
  const options = Object.entries(settings).flatMap(([key, value]) => ['-o', `${key}=${value}`])
  execFileSync('apt-get', [...options, ...args], { stdio: ['ignore', 'ignore', 'inherit'] })
}

function writeLauncher(home: string, launcher: string): void {
  const files = path.join(home, 'files')
  const machine = spawnSync('dpkg-architecture', ['-qDEB_HOST_MULTIARCH'], {
    encoding: 'utf8',
  }).stdout?.trim()
  const triplet = machine || (process.arch === 'arm64' ? 'aarch64-linux-gnu' : 'x86_64-linux-gnu')
  const libraries = [`usr/lib/${triplet}`, `lib/${triplet}`, 'usr/lib/chromium', `usr/lib/${triplet}/nss`]
  const fonts = `<?xml version="1.0"?><fontconfig><dir>${files}/usr/share/fonts</dir><dir>/usr/share/fonts</dir><cachedir>${home}/fonts</cachedir></fontconfig>`
  writeFileSync(path.join(home, 'fonts.conf'), fonts)
  const search = libraries.map((folder) => path.join(files, folder)).join(':')
  const script = `#!/bin/sh\nexport LD_LIBRARY_PATH="${search}"\nexport FONTCONFIG_FILE="${home}/fonts.conf"\nexec "${files}/usr/lib/chromium/chromium-headless-shell" "$@"\n`
  writeFileSync(launcher, script)
  chmodSync(launcher, 0o755)
}
