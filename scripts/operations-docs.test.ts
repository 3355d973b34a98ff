import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const folder = path.join(root, 'docs/operations')
const read = (file: string) => readFileSync(file, 'utf8')

/** A message stands in the first cell of a row, as the log has it: words in lower case at the start. */
function quotedMessages(): string[] {
  const cells = [...read(path.join(folder, 'incidents.md')).matchAll(/^\| ([^|]+) \|/gm)].map(
    ([, cell]) => cell ?? '',
  )
  const quotes = cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, quote]) => quote ?? ''))
  return quotes.filter((quote) => /^[a-zA-Z]+ \w+ \w+ /.test(quote) && !quote.startsWith('npm '))
}

test('every message of the list of incidents is one that the shop writes', () => {
  const files = globSync('{packages/backend/src,apps/server/src}/**/*.ts', { cwd: root })
  const source = files.map((file) => read(path.join(root, file))).join('\n')
  const messages = quotedMessages()
  expect(messages.length).toBeGreaterThan(15)
  expect(messages.filter((message) => !source.includes(message))).toEqual([])
})

test('every command and every page that the runbook names is there', () => {
  const { scripts } = JSON.parse(read(path.join(root, 'package.json'))) as { scripts: Record<string, string> }
  const pages = globSync('*.md', { cwd: folder }).map((page) => read(path.join(folder, page)))
  const text = pages.join('\n')
  const commands = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name ?? '')
  expect(commands.filter((name) => !(name in scripts))).toEqual([])
  const places = [
    ...[...text.matchAll(/node (scripts\/[\w-]+\.ts)/g)].map(([, file]) => path.join(root, file ?? '')),
    ...[...text.matchAll(/\]\(([^)#:]+)\)/g)].map(([, link]) => path.join(folder, link ?? '')),
  ]
  expect(places.filter((pattern) => globSync(pattern).length === 0)).toEqual([])
})
