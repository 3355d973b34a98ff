import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')

type LockedPackage = {
  version: string
  license?: string
  dev?: boolean
  link?: boolean
  os?: string[] | string
  cpu?: string[] | string
}
type RuntimePackage = {
  name: string
  version: string
  licence: string
  folder: string
  isForOnePlatform: boolean
}

const head = `Third-party notices

The shop contains or uses the packages below, each under its own licence. Written with the
package of the shop from package-lock.json and from the licence files that the packages bring.
`

/** Packages of the lock file that are there without those of development, each version once. */
export function runtimePackages(): RuntimePackage[] {
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>
  }
  const packages = new Map<string, RuntimePackage>()
  for (const [folder, entry] of Object.entries(lock.packages)) {
    if (!folder.includes('node_modules/') || entry.dev || entry.link || !isForServers(entry)) continue
    const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const licence = entry.license ?? licenceInPackage(folder)
    const { version } = entry
    packages.set(`${name}@${version}`, {
      name,
      version,
      licence,
      folder,
      isForOnePlatform: Boolean(entry.cpu),
    })
  }
  return [...packages.values()].sort((a, b) => (`${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1))
}

/** The shop runs on Linux, on two kinds of processor. */
function isForServers({ os, cpu }: LockedPackage): boolean {
  const isForUs = [cpu ?? 'x64'].flat().some((kind) => kind === 'x64' || kind === 'arm64')
  return isForUs && [os ?? 'linux'].flat().includes('linux')
}

/** Old packages name their licence in a form that the lock file leaves out. */
function licenceInPackage(folder: string): string {
  const manifest = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as {
    license?: { type: string } | string
    licenses?: { type: string }[]
  }
  const named = manifest.licenses?.map(({ type }) => type) ?? [manifest.license].flat()
  return named.map((licence) => (typeof licence === 'object' ? licence.type : licence)).join(' OR ')
}

/** One line per package; a test holds the file to it. */
export function listLine({ name, version, licence }: RuntimePackage): string {
  return `${name} ${version} (${licence})`
}

function licenceText({ folder, isForOnePlatform }: RuntimePackage): string {
  const absolute = path.join(root, folder)
  // Which of the programs for one platform are installed depends on the machine, and the file must not.
  if (isForOnePlatform || !existsSync(absolute)) return ''
  const files = readdirSync(absolute).filter((file) => /^(licen[cs]e|copying|notice)([.-]|$)/i.test(file))
  return files
    .sort()
    .map((file) => readFileSync(path.join(absolute, file), 'utf8').trim().replaceAll('\r\n', '\n'))
    .join('\n\n')
}

/** Licences ask that their texts go along with the code: the package of the shop and what browsers get bring them. */
export function notices(): string {
  const packages = runtimePackages()
  const byText = Map.groupBy(packages, licenceText)
  const texts = [...byText].filter(([text]) => text !== '')
  const sections = texts.map(([text, owners]) => `${'='.repeat(80)}\n${names(owners)}\n\n${text}\n`)
  return [head, `${packages.map(listLine).join('\n')}\n`, ...sections].join('\n')
}

function names(packages: RuntimePackage[]): string {
  return packages.map(({ name, version }) => `${name} ${version}`).join('\n')
}
