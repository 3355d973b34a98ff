import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readRuleIds, testFiles } from './specification.ts'

/** Rules that no test names yet. The list may only shrink: what gets a test must leave it, and nothing may be added. */
const listOfUnproven = 'docs/rules/unproven.txt'

const root = path.resolve(import.meta.dirname, '..')

/** Every rule of `docs/rules` is named by a test. */
export function checkRuleCitations(): boolean {
  const allowed = new Set(readFileSync(path.join(root, listOfUnproven), 'utf8').split('\n').filter(Boolean))
  const problems = ruleProblems(readRuleIds(root), citedByTests(), allowed)
  for (const problem of problems) console.error(problem)
  return problems.length === 0
}

export function ruleProblems(
  rules: ReadonlySet<string>,
  cited: ReadonlySet<string>,
  allowed: ReadonlySet<string>,
): string[] {
  return [
    ...[...rules].filter((id) => !cited.has(id) && !allowed.has(id)).map((id) => `${id} is named by no test`),
    ...[...allowed]
      .filter((id) => cited.has(id))
      .map((id) => `${id} has a test: take it out of ${listOfUnproven}`),
    ...[...allowed]
      .filter((id) => !rules.has(id))
      .map((id) => `${id} is no rule: take it out of ${listOfUnproven}`),
  ]
}

function citedByTests(): Set<string> {
  const files = ['packages', 'apps', 'scripts', 'bench', 'e2e'].flatMap((folder) =>
    testFiles(path.join(root, folder)),
  )
  return new Set(files.flatMap((file) => rulesNamedIn(readFileSync(file, 'utf8'))))
}

/** `CART-10`, and `LABORATORY-9, 12` for two rules of one area. */
export function rulesNamedIn(text: string): string[] {
  return [...text.matchAll(/(?<![\w-])([A-Z][A-Z-]*-)(\d+(?:, \d+)*)/g)].flatMap(
    ([, area = '', numbers = '']) => numbers.split(', ').map((number) => `${area}${number}`),
  )
}
