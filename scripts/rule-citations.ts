import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Rule, readRules } from './rules.ts'
import { testFiles } from './specification.ts'
import { testTitles } from './test-titles.ts'

const root = path.resolve(import.meta.dirname, '..')

/** A longer rule says more than one thing: it becomes two with ids of their own. */
const longest = 250

/** Every rule of `docs/rules` has an id of its own, at most 250 characters, and a test that names it. */
export function checkRuleCitations(): boolean {
  const rules = readRules(root)
  const problems = [
    ...ruleProblems(
      rules.map(({ id }) => id),
      citedByTests(),
    ),
    ...longRules(rules).map(({ id, text }) => `${id} has ${text.length} characters; ${longest} allowed`),
  ]
  for (const problem of problems) console.error(problem)
  return problems.length === 0
}

export function ruleProblems(rules: readonly string[], cited: ReadonlySet<string>): string[] {
  return [
    ...rules.filter((id) => !cited.has(id)).map((id) => `${id} is in the title of no test`),
    ...rules.filter((id, index) => rules.indexOf(id) < index).map((id) => `${id} is the id of two rules`),
  ]
}

export function longRules(rules: readonly Rule[]): Rule[] {
  return rules.filter(({ text }) => text.length > longest)
}

function citedByTests(): Set<string> {
  const files = ['packages', 'apps', 'scripts', 'bench', 'e2e'].flatMap((folder) =>
    testFiles(path.join(root, folder)),
  )
  return new Set(files.flatMap((file) => rulesProvedIn(file, readFileSync(file, 'utf8'))))
}

/** A title, the label of a step or the name of a row proves a rule; a comment or other code does not. */
export function rulesProvedIn(file: string, source: string): string[] {
  if (rulesNamedIn(source).length === 0) return []
  return testTitles(file, source).flatMap(({ titles }) => rulesNamedIn(titles.join(' ')))
}

/** `CART-10`, and `LABORATORY-9, 12` for two rules of one area. */
export function rulesNamedIn(text: string): string[] {
  return [...text.matchAll(/(?<![\w-])([A-Z][A-Z-]*-)(\d+(?:, \d+)*)/g)].flatMap(
    ([, area = '', numbers = '']) => numbers.split(', ').map((number) => `${area}${number}`),
  )
}
