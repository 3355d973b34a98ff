import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { load } from 'js-yaml'
import { readRules } from './rules.ts'
import { isTest, testTitles } from './test-titles.ts'

/** `docs/specification.yaml`: every sentence of the specification, with the rules that say how the shop keeps it. */
export type Section = {
  section: number
  title: string
  statements: { id: string; text: string; rules: string[] }[]
}

/** A test, by the titles of its groups and its own, and the statements they name. */
export type NamedTest = { file: string; title: string; statements: string[] }

export function readSpecification(root: string): Section[] {
  return load(readFileSync(path.join(root, 'docs/specification.yaml'), 'utf8')) as Section[]
}

/** The ids of all rules of `docs/rules`. */
export function readRuleIds(root: string): Set<string> {
  return new Set(readRules(root).map(({ id }) => id))
}

/** Every test that names a statement in its title or in that of a group around it. */
export function readNamedTests(root: string): NamedTest[] {
  const files = ['packages', 'apps', 'scripts', 'bench', 'e2e'].flatMap((folder) =>
    testFiles(path.join(root, folder)),
  )
  return files.flatMap((file) => namedTests(path.relative(root, file), readFileSync(file, 'utf8')))
}

/** What is wrong between statements, rules and tests: a statement that nothing proves, an id that does not exist. */
export function coverageProblems(
  sections: readonly Section[],
  rules: ReadonlySet<string>,
  tests: readonly NamedTest[],
): string[] {
  const statements = sections.flatMap((section) => section.statements)
  const ids = new Set(statements.map(({ id }) => id))
  const named = new Set(tests.flatMap((test) => test.statements))
  return [
    ...statements.filter(({ id }) => !named.has(id)).map(({ id, text }) => `${id} has no test: ${text}`),
    ...statements.flatMap(({ id, rules: cited }) =>
      cited.filter((rule) => !rules.has(rule)).map((rule) => `${id} cites ${rule}, which is no rule`),
    ),
    ...tests.flatMap(({ file, statements: cited }) =>
      cited.filter((id) => !ids.has(id)).map((id) => `${file} names ${id}, which is no statement`),
    ),
  ]
}

export function namedTests(file: string, source: string): NamedTest[] {
  if (!source.includes('§')) return []
  return testTitles(file, source).flatMap(({ kind, titles }) => {
    const statements = [...new Set(titles.join(' ').match(/§\d+\.\d+/g))]
    return kind === 'test' && statements.length > 0 ? [{ file, title: titles.join(': '), statements }] : []
  })
}

const passedOver = new Set(['node_modules', 'build', '.react-router'])

export function testFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) return passedOver.has(entry.name) ? [] : testFiles(file)
    return isTest(entry.name) ? [file] : []
  })
}
