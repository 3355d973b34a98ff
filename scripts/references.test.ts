import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { rulesNamedIn } from './rule-citations.ts'
import { readRuleIds } from './specification.ts'

const root = path.resolve(import.meta.dirname, '..')
const decisions = new Set(
  globSync('docs/decisions/*.md', { cwd: root }).map((file) => Number(path.basename(file).slice(0, 4))),
)
const rules = readRuleIds(root)
const areas = new Set([...rules].map(areaOf))

test('every decision, rule, page of the documentation and link that is named exists', () => {
  const lost = sources().flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8')
    return lostReferences(file, text).map((reference) => `${file}: ${reference}`)
  })
  expect(lost).toEqual([])
})

test.each([
  ['an unknown decision', 'src/a.ts', '// See decision 9999.', 'decision 9999'],
  ['the second of two decisions', 'src/a.ts', '// (decisions 1 and 9999)', 'decision 9999'],
  ['an unknown rule', 'src/a.ts', '// adds up (CART-1, 9999)', 'CART-9999'],
  ['a page that is gone', 'src/a.ts', '// docs/decisions/0001-gone.md', 'docs/decisions/0001-gone.md'],
  ['a link that leads nowhere', 'docs/a.md', '[a](gone.md)', 'gone.md'],
  ['a heading that is gone', 'docs/a.md', '[a](style.md#gone)', 'style.md#gone'],
])('%s is found', (_, file, text, lost) => {
  expect(lostReferences(file, text)).toEqual([lost])
})

function lostReferences(file: string, text: string): string[] {
  const numbers = [...text.matchAll(/\bdecisions? (\d{1,4}(?:(?:, | and )\d{1,4})*)(?![\d/])/gi)]
    .flatMap(([, listed = '']) => listed.split(/, | and /).map(Number))
    .filter((number) => !decisions.has(number))
    .map((number) => `decision ${number}`)
  const cited = rulesNamedIn(text).filter((id) => areas.has(areaOf(id)) && !rules.has(id))
  const pages = [...text.matchAll(/(?<![\w./-])docs\/[\w./-]+/g)]
    .map(([page]) => page.replace(/[./]+$/, ''))
    .filter((page) => !isThere(page))
  return [...numbers, ...cited, ...pages, ...(file.endsWith('.md') ? lostLinks(file, text) : [])]
}

/** `CART` of `CART-3`; ids of other lists (`ACC-22`) belong to no area of the rules. */
function areaOf(id: string): string {
  return id.replace(/-\d+$/, '')
}

function lostLinks(file: string, text: string): string[] {
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link = '']) => {
    const [target = '', heading] = link.split('#')
    if (/^[a-z]+:/.test(link) || target.startsWith('/')) return []
    const page = target === '' ? file : path.join(path.dirname(file), target)
    return isThere(page) && (heading === undefined || headingsOf(page).has(heading)) ? [] : [link]
  })
}

function isThere(page: string): boolean {
  return existsSync(path.join(root, page))
}

function headingsOf(page: string): Set<string> {
  const text = readFileSync(path.join(root, page), 'utf8')
  const headings = [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => heading)
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
    ),
  )
}

/** Documentation, comments of code and data. This file names what is missing. */
function sources(): string[] {
  const code = '{packages,apps,scripts,bench,e2e,data}/**/*.{ts,tsx,yaml,css,sql}'
  return globSync(['*.md', 'docs/**/*.md', 'deploy/**/*', code], {
    cwd: root,
    exclude: (name) => name === 'node_modules' || name === 'build',
  }).filter((file) => !file.endsWith('scripts/references.test.ts') && /\.\w+$/.test(file))
}
