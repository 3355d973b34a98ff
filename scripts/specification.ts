import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { load } from 'js-yaml'

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
  const folder = path.join(root, 'docs/rules')
  const texts = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'))
  return new Set(texts.flatMap((text) => [...text.matchAll(/\*\*([A-Z-]+-\d+)/g)].map(([, id]) => id ?? '')))
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
  const known = new Set(statements.map(({ id }) => id))
  const named = new Set(tests.flatMap((test) => test.statements))
  return [
    ...statements.filter(({ id }) => !named.has(id)).map(({ id, text }) => `${id} has no test: ${text}`),
    ...statements.flatMap(({ id, rules: cited }) =>
      cited.filter((rule) => !rules.has(rule)).map((rule) => `${id} cites ${rule}, which is no rule`),
    ),
    ...tests.flatMap(({ file, statements: cited }) =>
      cited.filter((id) => !known.has(id)).map((id) => `${file} names ${id}, which is no statement`),
    ),
  ]
}

export function namedTests(file: string, source: string): NamedTest[] {
  if (!source.includes('§')) return []
  const found: NamedTest[] = []
  const walk = (node: ts.Node, around: string[]): void => {
    const call = ts.isCallExpression(node) ? titledCall(node) : null
    const titles = call ? [...around, call.title] : around
    if (call?.kind === 'test') {
      const statements = [...new Set(titles.join(' ').match(/§\d+\.\d+/g))]
      if (statements.length > 0) found.push({ file, title: titles.join(': '), statements })
    }
    ts.forEachChild(node, (child) => walk(child, titles))
  }
  walk(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kindOf(file)), [])
  return found
}

/** `test('…', …)`, `describe('…', …)`, `test.each(rows)('…', …)`; what is skipped proves nothing. */
function titledCall(node: ts.CallExpression): { kind: 'test' | 'describe'; title: string } | null {
  const [title] = node.arguments
  if (!title || !ts.isStringLiteralLike(title) || node.arguments.length < 2) return null
  const callee = node.expression.getText()
  const kind = /^(test|it|describe)(?!\w)/.exec(callee)?.[1]
  if (!kind || /\.(skip|todo|fixme|step)\b/.test(callee)) return null
  return { kind: kind === 'describe' ? 'describe' : 'test', title: title.text }
}

function kindOf(file: string): ts.ScriptKind {
  return file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
}

const passedOver = new Set(['node_modules', 'build', '.react-router'])

export function testFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const place = path.join(folder, entry.name)
    if (entry.isDirectory()) return passedOver.has(entry.name) ? [] : testFiles(place)
    return /\.(test\.tsx?|spec\.ts)$/.test(entry.name) ? [place] : []
  })
}
