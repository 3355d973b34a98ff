import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

/** Names that a module takes from another one; `*` stands for all of them. */
type Import = { specifier: string; names: string[] }

const layers = ['packages/domain/src', 'packages/backend/src']
const readers = [
  'packages/*/src/**/*.ts',
  'apps/**/*.{ts,tsx}',
  'bench/**/*.ts',
  'scripts/**/*.ts',
  'e2e/**/*.ts',
]

/** Names that the `index.ts` of a context exports although no other context imports them. */
export function unusedIndexExports(root: string): string[] {
  const used = importedFromIndexes(root)
  return layers.flatMap((layer) =>
    globSync(`${layer}/*/index.ts`, { cwd: root }).flatMap((index) =>
      exportedNames(index, readFileSync(path.join(root, index), 'utf8'))
        .filter((name) => !used.has(`${index} ${name}`) && !used.has(`${index} *`))
        .map((name) => `${index} exports ${name}, unused outside of ${path.dirname(index)}`),
    ),
  )
}

function importedFromIndexes(root: string): Set<string> {
  const files = globSync(readers, {
    cwd: root,
    exclude: (name) => /node_modules|\/build$|\.react-router/.test(name),
  })
  const used = new Set<string>()
  for (const file of files) {
    for (const { specifier, names } of importsOf(file, readFileSync(path.join(root, file), 'utf8'))) {
      const index = indexOf(file, specifier)
      if (index && !file.startsWith(`${path.dirname(index)}/`))
        for (const name of names) used.add(`${index} ${name}`)
    }
  }
  return used
}

/** `@haverhof/domain/cart` and `../cart/index.ts` are the index of the cart. */
function indexOf(file: string, specifier: string): string | null {
  const [, layer, context] = /^@haverhof\/(domain|backend)\/([\w-]+)$/.exec(specifier) ?? []
  if (layer && context) return `packages/${layer}/src/${context}/index.ts`
  const target = specifier.startsWith('.') ? path.join(path.dirname(file), specifier) : ''
  return layers.some((folder) => target === path.join(folder, target.split('/').at(-2) ?? '', 'index.ts'))
    ? target
    : null
}

function importsOf(file: string, source: string): Import[] {
  const imports: Import[] = []
  const walk = (node: ts.Node): void => {
    const taken = staticImport(node) ?? dynamicImport(node)
    if (taken) imports.push(taken)
    ts.forEachChild(node, walk)
  }
  walk(parse(file, source))
  return imports
}

/** `import { a, type B } from '…'` and `export { a } from '…'`. */
function staticImport(node: ts.Node): Import | null {
  if (!(ts.isImportDeclaration(node) || ts.isExportDeclaration(node))) return null
  if (!node.moduleSpecifier || !ts.isStringLiteral(node.moduleSpecifier)) return null
  const bindings = ts.isImportDeclaration(node) ? node.importClause?.namedBindings : node.exportClause
  const names =
    bindings && (ts.isNamedImports(bindings) || ts.isNamedExports(bindings))
      ? bindings.elements.map(({ name, propertyName }) => (propertyName ?? name).text)
      : ['*']
  return { specifier: node.moduleSpecifier.text, names }
}

/** `import('…')` in code and in types takes whatever it likes. */
function dynamicImport(node: ts.Node): Import | null {
  if (
    ts.isImportTypeNode(node) &&
    ts.isLiteralTypeNode(node.argument) &&
    ts.isStringLiteral(node.argument.literal)
  )
    return { specifier: node.argument.literal.text, names: [node.qualifier?.getText() ?? '*'] }
  if (!ts.isCallExpression(node) || node.expression.kind !== ts.SyntaxKind.ImportKeyword) return null
  const [specifier] = node.arguments
  return specifier && ts.isStringLiteral(specifier) ? { specifier: specifier.text, names: ['*'] } : null
}

function exportedNames(file: string, source: string): string[] {
  return parse(file, source).statements.flatMap((statement) => {
    if (
      ts.isExportDeclaration(statement) &&
      statement.exportClause &&
      ts.isNamedExports(statement.exportClause)
    )
      return statement.exportClause.elements.map(({ name }) => name.text)
    return []
  })
}

function parse(file: string, source: string): ts.SourceFile {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  return ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind)
}
