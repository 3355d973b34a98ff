import { existsSync, globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import ts from 'typescript'
import { load } from 'js-yaml'

const backend = 'packages/backend/src'
const allowedFile = 'packages/backend/foreign-tables.yaml'

/** One place in a text of SQL that names a table of another context, or that uses a fragment of SQL which another context lends. */
export type Reference = { context: string; table: string; owner: string; mode: Mode; position: string }
type Mode = 'reads' | 'writes'
/** How many places of a context read or write a table: `orders: { cart: { reads: 4, writes: 3 } }`. */
export type Counts = Record<string, Record<string, { [mode in Mode]?: number }>>

const { contexts } = createRequire(import.meta.url)('./contexts.json') as { contexts: string[] }

/**
 * A table belongs to the context whose `tables.ts`, or a part of it such as `stock-tables.ts`, defines it; so does a view, which
 * later contexts may read and none may write (docs/decisions/0031-table-ownership.md).
 */
export function checkTableOwnership(): boolean {
  const problems = ownershipProblems(foreignReferences(), load(readFileSync(allowedFile, 'utf8')) as Counts)
  for (const problem of problems) console.error(problem)
  return problems.length === 0
}

/** The list can only shrink: what is not in it fails, and so does a number that is too high. No list allows a table of a later context. */
export function ownershipProblems(references: readonly Reference[], allowed: Counts): string[] {
  const forwards = references
    .filter(isLater)
    .map(({ mode, position, table, owner }) => `${position} ${mode} ${table} of ${owner}, a later context`)
  const tables = new Set([
    ...references.map(({ context, table }) => `${context} ${table}`),
    ...Object.entries(allowed).flatMap(([context, counts]) =>
      Object.keys(counts).map((table) => `${context} ${table}`),
    ),
  ])
  return [
    ...forwards,
    ...[...tables].flatMap((key) => {
      const [context = '', table = ''] = key.split(' ')
      const own = references.filter((one) => one.context === context && one.table === table)
      return [...changes(own, 'reads', key, allowed), ...changes(own, 'writes', key, allowed)]
    }),
  ]
}

function changes(references: readonly Reference[], mode: Mode, key: string, allowed: Counts): string[] {
  const [context = '', table = ''] = key.split(' ')
  const places = references.filter((one) => one.mode === mode).map(({ position }) => position)
  const before = allowed[context]?.[table]?.[mode] ?? 0
  if (places.length === before) return []
  return places.length > before
    ? [`${context} ${mode} ${table} in ${places.length} places, ${before} are allowed: ${places.join(', ')}`]
    : [`${context} ${mode} ${table} in ${places.length} places only: lower ${before} in ${allowedFile}`]
}

function isLater({ context, owner }: Reference): boolean {
  return contexts.includes(context) && contexts.indexOf(owner) > contexts.indexOf(context)
}

export function foreignReferences(): Reference[] {
  const files = globSync(`${backend}/*/**/*.ts`)
    .filter((file) => !/(\.test|\/test-[\w-]+)\.ts$/.test(file))
    .toSorted()
  const tables = ownersOf('pgTable')
  const views = ownersOf('pgView')
  const lenders = new Set(tables.values())
  return files.flatMap((file) => {
    const source = readSource(file)
    const context = contextOf(file)
    const named = textsIn(source).flatMap(({ text, position }) => referencesIn(text, position))
    return [
      ...named.flatMap((one) => withOwner(one, context, tables)),
      // To read a view of an earlier context is what it is there for.
      ...named
        .flatMap((one) => withOwner(one, context, views))
        .filter((one) => one.mode === 'writes' || isLater(one)),
      ...lentFragments(source, lenders),
    ]
  })
}

function ownersOf(declared: 'pgTable' | 'pgView'): Map<string, string> {
  const names = new RegExp(`${declared}\\(\\s*'(\\w+)'`, 'g')
  return new Map(
    globSync(`${backend}/*/*tables.ts`).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(names)].map(([, name = '']) => [name, contextOf(file)]),
    ),
  )
}

function withOwner(
  { table, mode, position }: Pick<Reference, 'table' | 'mode' | 'position'>,
  context: string,
  owners: ReadonlyMap<string, string>,
): Reference[] {
  const owner = owners.get(table)
  return owner === undefined || owner === context ? [] : [{ context, table, owner, mode, position }]
}

function contextOf(file: string): string {
  return file.slice(backend.length + 1).split('/')[0] ?? ''
}

function readSource(file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
}

function positionOf(node: ts.Node): string {
  const source = node.getSourceFile()
  return `${source.fileName}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`
}

/** Every text of a file; in a template stands the text of a constant for its name, and `?` for what is known when it runs. */
export function textsIn(source: ts.SourceFile): { text: string; position: string }[] {
  const constants = constantsIn(source)
  const texts: { text: string; position: string }[] = []
  const add = (node: ts.Node, text: string) =>
    texts.push({ text: text.replaceAll(/\s+/g, ' '), position: positionOf(node) })
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) add(node, node.text)
    if (ts.isTemplateExpression(node)) add(node, resolved(node, constants))
    ts.forEachChild(node, visit)
  }
  visit(source)
  return texts
}

/** A constant that is SQL by itself is counted where it is defined. */
function resolved(
  { head, templateSpans }: ts.TemplateExpression,
  constants: ReadonlyMap<string, string>,
): string {
  const parts = templateSpans.map(({ expression, literal }) => {
    const text = constants.get(expression.getText())
    return `${text === undefined || referencesIn(text, '').length > 0 ? '?' : text}${literal.text}`
  })
  return `${head.text}${parts.join('')}`
}

/** The texts of constants by how a template names them: `target`, or `names.target`; those of other files too. */
function constantsIn(source: ts.SourceFile): Map<string, string> {
  const constants = new Map(ownConstants(source))
  for (const { name, from, file } of importsOf(source)) {
    for (const [key, text] of constantsOf(file))
      if (key === from || key.startsWith(`${from}.`)) constants.set(`${name}${key.slice(from.length)}`, text)
  }
  return constants
}

const constantsOfFiles = new Map<string, Map<string, string>>()

function constantsOf(file: string): Map<string, string> {
  const constants = constantsOfFiles.get(file)
  if (constants) return constants
  const read = existsSync(file) ? ownConstants(readSource(file)) : new Map<string, string>()
  constantsOfFiles.set(file, read)
  return read
}

function ownConstants(source: ts.SourceFile): Map<string, string> {
  const constants = new Map<string, string>()
  const keep = (name: string, value: ts.Expression | undefined): void => {
    const inner =
      value && (ts.isAsExpression(value) || ts.isSatisfiesExpression(value)) ? value.expression : value
    if (inner && ts.isStringLiteralLike(inner)) constants.set(name, inner.text)
    if (inner && ts.isObjectLiteralExpression(inner))
      for (const property of inner.properties)
        if (ts.isPropertyAssignment(property))
          keep(`${name}.${property.name.getText()}`, property.initializer)
  }
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node)) keep(node.name.getText(), node.initializer)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return constants
}

type ImportedName = { name: string; from: string; file: string; isType: boolean }

/** What a file takes from other files of the backend. */
function importsOf(source: ts.SourceFile): ImportedName[] {
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

/** Every use of a fragment of SQL that another owner of tables lends: what an `sql.ts` exports, and what is called `…Sql`. */
export function lentFragments(source: ts.SourceFile, lenders: ReadonlySet<string>): Reference[] {
  const context = contextOf(source.fileName)
  const lent = importsOf(source).filter(({ from, file, isType }) => {
    const isOfAnother = lenders.has(contextOf(file)) && contextOf(file) !== context
    return !isType && isOfAnother && (from.endsWith('Sql') || /(^|[/-])sql\.ts$/.test(file))
  })
  const owners = new Map(lent.map(({ name, from, file }) => [name, { table: from, owner: contextOf(file) }]))
  const references: Reference[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return
    const fragment = ts.isIdentifier(node) ? owners.get(node.text) : undefined
    if (fragment) references.push({ ...fragment, context, mode: 'reads', position: positionOf(node) })
    ts.forEachChild(node, visit)
  }
  visit(source)
  return references
}

const named =
  /\b(from|join|into|update|using|lock table|null::) ?((?:lateral )?\w+(?: (?:as )?\w+)?(?:, ?\w+(?: \w+)?)*)/g

/** What stands behind the words of SQL that a table may follow; what is no table is left out later. */
export function referencesIn(
  text: string,
  position: string,
): Pick<Reference, 'table' | 'mode' | 'position'>[] {
  const folded = text.toLowerCase()
  return [...folded.matchAll(named)].flatMap(({ 1: word = '', 2: list = '', index }) => {
    const before = folded.slice(0, index)
    const isWriting =
      word === 'into' ||
      (word === 'update' && !/for (no key )?$/.test(before)) ||
      (word === 'from' && before.endsWith('delete '))
    return list.split(',').map((part, at) => ({
      table: part.trim().split(' ')[0] ?? '',
      mode: isWriting && at === 0 ? ('writes' as const) : ('reads' as const),
      position,
    }))
  })
}
