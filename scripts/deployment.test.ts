import { readEnv, settingNames } from '@haverhof/backend/config'
import { photoLimits } from '@haverhof/domain/returns'
import { reviewPhotoLimits } from '@haverhof/domain/reviews'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { CORE_SCHEMA, load, loadAll, mergeTag } from 'js-yaml'
import { packageContents } from './package.ts'

const root = path.resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

type Settings = Record<string, string>
type Service = { image: string; environment?: Settings; env_file?: { path: string }[]; command?: string[] }
type Container = { command?: string[]; env?: { name: string; value: string }[] }
type Manifest = {
  kind: string
  data?: Settings
  spec?: { template?: { spec: { containers: Container[] } } }
}

const dockerfile = read('Dockerfile').replaceAll('\\\n', '')
const unit = read('deploy/systemd/haverhof.service')
const compose = load(read('compose.yaml'), { schema: CORE_SCHEMA.withTags(mergeTag) }) as {
  services: Record<string, Service>
}
const ours = Object.entries(compose.services).filter(([, { image }]) => image.startsWith('haverhof:'))
const manifests = loadAll(read('deploy/kubernetes/haverhof.yaml')) as Manifest[]
const containers = manifests.flatMap(({ spec }) => spec?.template?.spec.containers ?? [])
const { scripts, optionalDependencies } = JSON.parse(read('package.json')) as Record<string, Settings>

/** Words of Node itself, which the shop does not read. */
const nodeSettings = new Set(['NODE_ENV', 'NODE_COMPILE_CACHE', 'MALLOC_ARENA_MAX'])

function pairs(text: string): Settings {
  return Object.fromEntries(
    [...text.matchAll(/([A-Z_]+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]),
  )
}

const settings: Record<string, Settings> = {
  Dockerfile: pairs(/^ENV (.*)$/m.exec(dockerfile)?.[1] ?? ''),
  'haverhof.service': pairs([...unit.matchAll(/^Environment=(.*)$/gm)].map(([, pair]) => pair).join(' ')),
  'the ConfigMap': manifests.find(({ kind }) => kind === 'ConfigMap')?.data ?? {},
  'the containers of Kubernetes': Object.fromEntries(
    containers.flatMap(({ env = [] }) => env.map(({ name, value }) => [name, value])),
  ),
  ...Object.fromEntries(ours.map(([name, { environment = {} }]) => [`compose: ${name}`, environment])),
}

test.each(Object.entries(settings))(
  '%s sets only what the shop reads, to values that it takes',
  (_, given) => {
    const names = Object.keys(given).filter((name) => !nodeSettings.has(name))
    expect(names).not.toEqual([])
    expect(names.filter((name) => !settingNames.includes(name))).toEqual([])
    // What the operator fills in is not there yet.
    const fixed = Object.entries(given).filter(([, value]) => !value.includes('${'))
    expect(() => readEnv(Object.fromEntries(fixed))).not.toThrow()
  },
)

const commands: string[][] = [
  ...[...dockerfile.matchAll(/CMD (\[.*\])$/gm)].map(([, list]) => JSON.parse(list ?? '') as string[]),
  ...ours.flatMap(([, { command }]) => (command ? [command] : [])),
  ...containers.flatMap(({ command }) => (command ? [command] : [])),
  /^ExecStart=\/usr\/local\/bin\/(.*)$/m.exec(unit)?.[1]?.split(' ') ?? [],
]

test.each(commands)('%s %s … runs a file that the package holds', (...command) => {
  const file = command.at(-1) ?? ''
  expect(command[0]).toBe('node')
  expect(existsSync(path.join(root, file))).toBe(true)
  expect(packageContents.some((part) => file.startsWith(part))).toBe(true)
})

test('every server gives Node the flags of npm start', () => {
  const flags = (words: string[]) => words.filter((word) => word.startsWith('--'))
  const servers = commands.filter((command) => command.at(-1) === 'apps/server/src/main.ts')
  expect(servers).toHaveLength(2)
  for (const command of servers) expect(flags(command)).toEqual(flags(scripts?.['start']?.split(' ') ?? []))
})

test('one version of Node everywhere', () => {
  const version = read('.nvmrc').trim()
  expect(dockerfile).toContain(`FROM node:${version}-`)
  expect(Object.values(optionalDependencies ?? {})).toEqual([version, version])
})

test('all that the package is made of exists', () => {
  const missing = packageContents.filter((part) => !existsSync(path.join(root, part)))
  // Made by the build, which comes first.
  expect(missing.filter((part) => !part.endsWith('/build'))).toEqual([])
})

test('the proxy asks the shops of compose, and sets the headers that they believe', () => {
  const proxy = read('deploy/nginx/nginx.conf')
  const servers = [...proxy.matchAll(/server ([\w-]+):3000/g)].map(([, name]) => name)
  const shops = ours.filter(([, { command, environment }]) => !command && environment?.['WORKER'] === 'off')
  expect(servers).toEqual(shops.map(([name]) => name))
  for (const [, { environment }] of shops)
    for (const name of ['CLIENT_IP_HEADER', 'COUNTRY_HEADER'])
      expect(proxy.toLowerCase()).toContain(`proxy_set_header ${environment?.[name]} `)
})

test('the proxy passes over a shop that is gone, never one that answers (HTTP-13)', () => {
  const proxy = read('deploy/nginx/nginx.conf')
  const reasons = [...proxy.matchAll(/proxy_next_upstream ([^;]*);/g)].map(([, words]) => words)
  expect(reasons).toEqual(['error timeout'])
  const failures = [...proxy.matchAll(/:3000 max_fails=(\d+) /g)].map(([, number]) => Number(number))
  expect(failures).toHaveLength(3)
  // One connection that breaks is no shop that is gone.
  expect(Math.min(...failures)).toBeGreaterThan(1)
})

test('any setting may stand in the .env of compose', () => {
  for (const [, { env_file: files = [] }] of ours)
    expect(files.map(({ path: file }) => file)).toEqual(['.env'])
})

test('the proxy lets every body pass that the shop takes (RETURNS-4, REVIEWS-16), and gives each request its id', () => {
  const proxy = read('deploy/nginx/nginx.conf')
  const megabytes = Number(/client_max_body_size (\d+)m;/.exec(proxy)?.[1])
  const largest = Math.max(photoLimits.bytes, reviewPhotoLimits.totalBytes)
  expect(megabytes * 1024 * 1024).toBeGreaterThan(largest)
  expect(proxy).toContain('proxy_set_header X-Request-Id $request_id;')
  expect(proxy).toContain("proxy_set_header traceparent '';")
})

test('docs/operations/configuration.md names every setting once, and no other', () => {
  const rows = [...read('docs/operations/configuration.md').matchAll(/^\| `(\w+)` /gm)].map(
    ([, name]) => name,
  )
  expect(rows).toHaveLength(new Set(rows).size)
  expect(new Set(rows)).toEqual(new Set(settingNames))
})
