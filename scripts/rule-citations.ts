import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readRuleIds, testFiles } from './specification.ts'

const root = path.resolve(import.meta.dirname, '..')

/** Every rule of `docs/rules` is named by a test. */
export function checkRuleCitations(): boolean {
  const problems = ruleProblems(readRuleIds(root), citedByTests())
  for (const problem of problems) console.error(problem)
  return problems.length === 0
}

export function ruleProblems(rules: ReadonlySet<string>, cited: ReadonlySet<string>): string[] {
  return [...rules].filter((id) => !cited.has(id)).map((id) => `${id} is named by no test`)
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
