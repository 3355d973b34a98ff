import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { dump, load } from 'js-yaml'

const root = path.resolve(import.meta.dirname, '..')
const register = path.join(root, 'scripts/words.yaml')

const code = ['{packages,apps,scripts,bench,e2e}/**/*.{ts,tsx}']
const prose = ['*.md', 'docs/**/*.md']
/** Generated, and the pages that name the words to rule them out. */
const excluded = /node_modules|\/build\/|schema\.d\.ts$|\.react-router|docs\/style\.md|scripts\/check-words/

const word = /\b(?:whoever|somebody|nobody|anybody)\b/gi

/** A folder above its count fails; a lower count is written at once, so that it never rises again. */
export function checkWords(): boolean {
  const allowed = load(readFileSync(register, 'utf8')) as Record<string, number>
  const counts = countWords()
  const lowered = loweredWords(counts, allowed)
  if (dump(lowered) !== dump(allowed)) {
    writeFileSync(register, dump(lowered))
    console.error('scripts/words.yaml has lower counts now: commit it')
  }
  const problems = [
    ...wordProblems(counts, allowed),
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
    const count = (file.endsWith('.md') ? text : spoken(text)).match(word)?.length ?? 0
    if (count > 0) counts[folderOf(file)] = (counts[folderOf(file)] ?? 0) + count
  }
  return Object.fromEntries(Object.entries(counts).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

export function wordProblems(counts: Record<string, number>, allowed: Record<string, number>): string[] {
  return Object.entries(counts)
    .filter(([folder, count]) => count > (allowed[folder] ?? 0))
    .map(
      ([folder, count]) =>
        `${folder}: ${count} of whoever, somebody, nobody, anybody; ${allowed[folder] ?? 0} allowed (docs/style.md)`,
    )
}

/** The smaller of both, without the folders that have none left. */
export function loweredWords(
  counts: Record<string, number>,
  allowed: Record<string, number>,
): Record<string, number> {
  const lowered = Object.entries(allowed).map(
    ([folder, limit]) => [folder, Math.min(limit, counts[folder] ?? 0)] as const,
  )
  return Object.fromEntries(lowered.filter(([, count]) => count > 0))
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
const title = /\b(?:test|it|describe)(?:\.[a-z]+)*(?:\([^()]*\))?\(\s*(['"`])((?:(?!\1)[\s\S])*)\1/g

/** The comments and test titles of a file. */
export function spoken(text: string): string {
  const titles = [...text.matchAll(title)].map(([, , words = '']) => words)
  return [...(text.match(comment) ?? []), ...titles].join('\n')
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
