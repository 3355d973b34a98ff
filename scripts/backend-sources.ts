import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

export const backend = 'packages/backend/src'

type ImportedName = { name: string; from: string; file: string; isType: boolean }
/** The texts of constants by how a template names them: `target`, `names.target` or `names[0]`. */
export type Constants = ReadonlyMap<string, string>

/** The hand-written files of the backend, tests left out. */
export function backendFiles(): string[] {
  return globSync(`${backend}/*/**/*.ts`)
    .filter((file) => !/(\.test|\/test-[\w-]+)\.ts$/.test(file))
    .toSorted()
}

const sources = new Map<string, ts.SourceFile>()

export function readSource(file: string): ts.SourceFile {
  const known = sources.get(file)
  if (known) return known
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  sources.set(file, source)
  return source
}

export function positionOf(node: ts.Node): string {
  const source = node.getSourceFile()
  return `${source.fileName}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`
}

export function nodesOf(node: ts.Node): ts.Node[] {
  const nodes: ts.Node[] = [node]
  ts.forEachChild(node, (child) => void nodes.push(...nodesOf(child)))
  return nodes
}

/** The constants of a file and those that it imports. */
export function constantsOf(source: ts.SourceFile): Constants {
  const constants = new Map(ownConstants(source))
  for (const { name, from, file } of importsOf(source)) {
    const declared = declarationOf(file, from)
    if (!declared) continue
    for (const [key, text] of ownConstants(declared.getSourceFile()))
      if (key === from || key.startsWith(`${from}.`) || key.startsWith(`${from}[`))
        constants.set(`${name}${key.slice(from.length)}`, text)
  }
  return constants
}

/** A value without what TypeScript is told of its type. */
export function bare(value: ts.Expression): ts.Expression {
  const isWrapped =
    ts.isAsExpression(value) || ts.isSatisfiesExpression(value) || ts.isParenthesizedExpression(value)
  return isWrapped ? bare(value.expression) : value
}

const constantsOfSources = new Map<ts.SourceFile, Constants>()

function ownConstants(source: ts.SourceFile): Constants {
  const known = constantsOfSources.get(source)
  if (known) return known
  const constants = new Map<string, string>()
  const keep = (name: string, value: ts.Expression | undefined): void => {
    const inner = value && bare(value)
    if (inner && ts.isStringLiteralLike(inner)) constants.set(name, inner.text)
    if (inner && ts.isArrayLiteralExpression(inner))
      for (const [index, element] of inner.elements.entries()) keep(`${name}[${index}]`, element)
    if (inner && ts.isObjectLiteralExpression(inner))
      for (const property of inner.properties)
        if (ts.isPropertyAssignment(property))
          keep(`${name}.${property.name.getText()}`, property.initializer)
  }
  for (const node of nodesOf(source))
    if (ts.isVariableDeclaration(node)) keep(node.name.getText(), node.initializer)
  constantsOfSources.set(source, constants)
  return constants
}

/** What a file takes from other files of the backend. */
export function importsOf(source: ts.SourceFile): ImportedName[] {
  return source.statements.flatMap((node) => {
    if (!ts.isImportDeclaration(node) || !ts.isStringLiteral(node.moduleSpecifier)) return []
    if (!node.moduleSpecifier.text.startsWith('.')) return []
    const file = path.join(path.dirname(source.fileName), node.moduleSpecifier.text)
    const bindings = node.importClause?.namedBindings
    if (!bindings || !ts.isNamedImports(bindings)) return []
    return bindings.elements.map(({ name, propertyName, isTypeOnly }) => ({
      name: name.text,
      from: (propertyName ?? name).text,
      file,
      isType: isTypeOnly || node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword,
    }))
  })
}

/** The function or constant of this name that a file exports, be it that of another file. */
export function declarationOf(
  file: string,
  name: string,
): ts.FunctionDeclaration | ts.VariableDeclaration | undefined {
  for (const node of readSource(file).statements) {
    if (ts.isFunctionDeclaration(node) && node.name?.text === name) return node
    if (ts.isVariableStatement(node)) {
      const declared = node.declarationList.declarations.find((each) => each.name.getText() === name)
      if (declared) return declared
    }
    if (!ts.isExportDeclaration(node) || !node.moduleSpecifier || !ts.isStringLiteral(node.moduleSpecifier))
      continue
    const exported =
      node.exportClause && ts.isNamedExports(node.exportClause)
        ? node.exportClause.elements.find((each) => each.name.text === name)
        : undefined
    if (exported)
      return declarationOf(
        path.join(path.dirname(file), node.moduleSpecifier.text),
        (exported.propertyName ?? exported.name).text,
      )
  }
  return undefined
}
