import ts from 'typescript'

/** A test, a named step of one or a named row of its table, with the titles of its groups before its own. */
export type TestTitle = { kind: 'test' | 'step' | 'row'; titles: string[] }

/** The titles of a file's tests, their steps and their rows. A test that is skipped proves nothing and is left out. */
export function testTitles(file: string, source: string): TestTitle[] {
  const tests: TestTitle[] = []
  const walk = (node: ts.Node, groups: readonly string[], isInTest: boolean): void => {
    const call = ts.isCallExpression(node) ? titledCall(node) : undefined
    const titles = call ? [...groups, call.title] : groups
    if (call && call.kind !== 'describe') tests.push({ kind: call.kind, titles: [...titles] })
    const row = isInTest ? undefined : rowName(node)
    if (row !== undefined) tests.push({ kind: 'row', titles: [...groups, row] })
    ts.forEachChild(node, (child) => {
      const isTable = ts.isCallExpression(node) && child === node.expression
      walk(child, titles, isInTest || (call?.kind === 'test' && !isTable))
    })
  }
  walk(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kindOf(file)), [], false)
  return tests
}

/** `test('…', …)`, `describe('…', …)`, `test.each(rows)('…', …)`, `test.step('…', …)`. */
function titledCall(
  node: ts.CallExpression,
): { kind: 'test' | 'describe' | 'step'; title: string } | undefined {
  const [title] = node.arguments
  if (!title || node.arguments.length < 2) return undefined
  if (!ts.isStringLiteralLike(title) && !ts.isTemplateExpression(title)) return undefined
  const callee = node.expression.getText()
  const kind = /^(?:test|it|describe)(?!\w)/.exec(callee)?.[0]
  if (!kind || /\.(?:skip|todo|fixme)\b/.test(callee)) return undefined
  return {
    kind: kindOfCall(kind, callee),
    title: ts.isStringLiteralLike(title) ? title.text : title.getText(),
  }
}

/** `{ name: 'fifty orders for the last three pieces', run }`: the table of a `test.each` or a list of races. */
function rowName(node: ts.Node): string | undefined {
  if (!ts.isPropertyAssignment(node) || !/^(?:name|label)$/.test(node.name.getText())) return undefined
  return ts.isStringLiteralLike(node.initializer) ? node.initializer.text : undefined
}

function kindOfCall(word: string, callee: string): 'test' | 'describe' | 'step' {
  if (word === 'describe' || /^test\.describe\b/.test(callee)) return 'describe'
  return callee === 'test.step' ? 'step' : 'test'
}

function kindOf(file: string): ts.ScriptKind {
  return file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
}

export function isTest(file: string): boolean {
  return /\.(?:test\.tsx?|spec\.ts)$/.test(file)
}
