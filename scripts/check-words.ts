import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ratchetProblems } from './ratchet.ts'
import { isTest, testTitles } from './test-titles.ts'

const root = path.resolve(import.meta.dirname, '..')

const code = ['{packages,apps,scripts,bench,e2e}/**/*.{ts,tsx}']
const prose = ['*.md', 'docs/**/*.md']
/** Generated, and the pages that name the words to rule them out. */
const excluded = /node_modules|\/build\/|schema\.d\.ts$|\.react-router|docs\/style\.md|scripts\/check-words/

const word = /\b(?:whoever|somebody|nobody|anybody)\b/gi

/** A folder above its count fails; a lower count is written at once, so that it never rises again. */
export function checkWords(): boolean {
  const problems = [
    ...ratchetProblems('scripts/words.yaml', countWords(), 'of whoever, somebody, nobody, anybody'),
    ...bareIds().map((at) => `${at}: a rule id is no comment`),
  ]
  for (const problem of problems) console.error(problem)
  return problems.length === 0
}

/** How often comments, test titles and Markdown use the words that hide the actor, by folder (docs/style.md). */
function countWords(): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const file of files([...code, ...prose])) {
    const text = read(file)
    const count = (file.endsWith('.md') ? text : spoken(file, text)).match(word)?.length ?? 0
    if (count > 0) counts[folderOf(file)] = (counts[folderOf(file)] ?? 0) + count
  }
  return Object.fromEntries(Object.entries(counts).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

const bareId =
  /^[ \t]*(?:\/\*\*?|\/\/|\*)[ \t]*\(?[A-Z][A-Z-]*-\d+[a-z]?(?:(?:, | and |, §|–| )(?:[A-Z][A-Z-]*-)?[\d.]+)*\)?\.?[ \t]*(?:\*\/)?[ \t]*$/

/** Comments that are a rule id and nothing else, as `file:line`. A line of a longer comment may end with its id. */
function bareIds(): string[] {
  return files(code).flatMap((file) => bareIdLines(read(file)).map((line) => `${file}:${line}`))
}

export function bareIdLines(text: string): number[] {
  const lines = text.split('\n')
  return lines.flatMap((line, index) => {
    const isFirst = !/^[ \t]*(?:\/\/|\*|\/\*\*?[ \t]*$)/.test(lines[index - 1] ?? '')
    return bareId.test(line) && (isFirst || line.includes('/**')) ? [index + 1] : []
  })
}

const comment = /\/\*[\s\S]*?\*\/|(?<![:'"`\w/])\/\/[^\n]*/g

/** The comments of a file, and its test titles. */
export function spoken(file: string, text: string): string {
  const spokenTitles = isTest(file)
    ? testTitles(file, text).flatMap(({ kind, titles }) => (kind === 'row' ? [] : titles))
    : []
  return [...(text.match(comment) ?? []), ...new Set(spokenTitles)].join('\n')
}

/** A context of the backend and the domain is a folder of its own, as is an area of an app; all else counts by package. */
function folderOf(file: string): string {
  const parts = path.dirname(file).split('/')
  if (parts[0] === 'packages') return parts.slice(0, 4).join('/')
  return parts[0] === 'apps' ? parts.slice(0, 4).join('/') : parts.slice(0, 2).join('/')
}

function files(patterns: string[]): string[] {
  return globSync(patterns, { cwd: root, exclude: (name) => name === 'node_modules' || name === 'build' })
    .filter((file) => !excluded.test(file))
    .toSorted()
}

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8')
}
