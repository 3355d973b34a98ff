import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import ts from 'typescript'
import { load } from 'js-yaml'
import {
  backend,
  backendFiles,
  bare,
  declarationOf,
  importsOf,
  nodesOf,
  positionOf,
  readSource,
} from './backend-sources.ts'
import { isSum, textsIn } from './sql-texts.ts'

const allowedFile = 'packages/backend/foreign-tables.yaml'

/** One place in a text of SQL that names a table of another context, or that uses a fragment of SQL which another context lends. */
export type Reference = { context: string; table: string; owner: string; mode: Mode; position: string }
type Mode = 'reads' | 'writes'
/** The table of a place that is known at run time only, and its owner. */
const unknown = '?'
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
  const unknowns = references
    .filter((one) => one.owner === unknown)
    .map(
      ({ mode, position }) =>
        `${position} ${mode} a table that is known at run time only: name it by a constant`,
    )
  const tables = new Set([
    ...references.filter(({ owner }) => owner !== unknown).map(({ context, table }) => `${context} ${table}`),
    ...Object.entries(allowed).flatMap(([context, counts]) =>
      Object.keys(counts).map((table) => `${context} ${table}`),
    ),
  ])
  return [
    ...forwards,
    ...unknowns,
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
  const tables = ownersOf('pgTable')
  const views = ownersOf('pgView')
  const lenders = new Set(tables.values())
  return backendFiles().flatMap((file) => {
    const source = readSource(file)
    const named = textsIn(source).flatMap(({ text, position }) => referencesIn(text, position))
    return [
      ...named.flatMap((one) => withOwner(one, tables)),
      // To read a view of an earlier context is what it is there for.
      ...named
        .flatMap((one) => withOwner(one, views))
        .filter((one) => one.owner !== unknown)
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
  owners: ReadonlyMap<string, string>,
): Reference[] {
  const context = contextOf(position)
  const owner = table === unknown ? unknown : owners.get(table)
  return owner === undefined || owner === context ? [] : [{ context, table, owner, mode, position }]
}

function contextOf(file: string): string {
  return file.slice(backend.length + 1).split('/')[0] ?? ''
}

/**
 * Every use of a fragment of SQL that another owner of tables lends: an exported text, or function that makes one, whatever its name. One
 * that is called `…Sql` or comes from an `sql.ts` is a fragment without a look at its text.
 */
export function lentFragments(source: ts.SourceFile, lenders: ReadonlySet<string>): Reference[] {
  const context = contextOf(source.fileName)
  const lent = importsOf(source).filter(({ from, file, isType }) => {
    const isOfAnother = lenders.has(contextOf(file)) && contextOf(file) !== context
    return !isType && isOfAnother && (isCalledSql(from, file) || isFragment(declarationOf(file, from)))
  })
  const owners = new Map(lent.map(({ name, from, file }) => [name, { table: from, owner: contextOf(file) }]))
  return source.statements
    .filter((node) => !ts.isImportDeclaration(node) && !ts.isExportDeclaration(node))
    .flatMap(nodesOf)
    .flatMap((node) => {
      const fragment = ts.isIdentifier(node) ? owners.get(node.text) : undefined
      return fragment ? [{ ...fragment, context, mode: 'reads' as const, position: positionOf(node) }] : []
    })
}

function isCalledSql(name: string, file: string): boolean {
  return name.endsWith('Sql') || /(^|[/-])sql\.ts$/.test(file)
}

const talk =
  /\b(select|exists|join|returning|values|order by|group by|case when|coalesce|between|null)\b|\w+\.\w+ (=|<|>|is|in)\b|\b\w+_\w+ (=|<|>|is|in)|(=|<|>|\band|\bor) (:\w|\?|\w+\.)|\w "\w+"(,|$)/i

function isFragment(declared: ts.FunctionDeclaration | ts.VariableDeclaration | undefined): boolean {
  const values =
    declared && (ts.isVariableDeclaration(declared) ? [declared.initializer] : returned(declared))
  return values?.some((value) => value && textsOfValue(value).some((text) => talk.test(text))) ?? false
}

function returned(made: ts.FunctionLikeDeclaration): (ts.Expression | undefined)[] {
  // What is made later is an answer, not a text for a statement.
  if (made.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.AsyncKeyword)) return []
  if (made.body && !ts.isBlock(made.body)) return [made.body]
  return nodesOf(made)
    .filter(ts.isReturnStatement)
    .map((node) => node.expression)
}

/** The texts that a value is, holds or makes; those that it only passes to a function are none of them. */
function textsOfValue(value: ts.Expression): string[] {
  if (ts.isStringLiteralLike(value)) return [value.text]
  if (ts.isTemplateExpression(value))
    return [[value.head.text, ...value.templateSpans.map(({ literal }) => literal.text)].join('?')]
  if (isSum(value)) return [[...textsOfValue(value.left), ...textsOfValue(value.right)].join('')]
  if (ts.isConditionalExpression(value)) return [value.whenTrue, value.whenFalse].flatMap(textsOfValue)
  if (bare(value) !== value) return textsOfValue(bare(value))
  if (ts.isArrowFunction(value)) return returned(value).flatMap((each) => (each ? textsOfValue(each) : []))
  if (ts.isObjectLiteralExpression(value))
    return value.properties.flatMap((one) =>
      ts.isPropertyAssignment(one) && !ts.isObjectLiteralExpression(one.initializer)
        ? textsOfValue(one.initializer)
        : [],
    )
  return []
}

const notAnAlias =
  '(?!(?:join|left|right|full|inner|cross|lateral|natural|using|on|where|set|group|order|limit|offset|for|union|except|intersect|returning|having|values|select|default)\\b)'
const alias = `(?: (?:as )?${notAnAlias}\\w+)?`
const table = '(?:\\w+|\\?)'
const named = new RegExp(
  `\\b(from|join|into|update|using|lock table|truncate|null::) ?(?:table )?((?:lateral )?${table}${alias}(?:, ?${table}${alias})*)`,
  'g',
)

/** What stands behind the words of SQL that a table may follow; what is no table is left out later, and `?` is one known at run time. */
export function referencesIn(
  text: string,
  position: string,
): Pick<Reference, 'table' | 'mode' | 'position'>[] {
  const folded = text
    .toLowerCase()
    .replaceAll('"', '')
    .replaceAll(/\bpublic\.(?=[\w?])/g, '')
    .replaceAll(/\b(from|join|update|into|using|table|truncate) only\b/g, '$1')
  return [...folded.matchAll(named)].flatMap(({ 1: word = '', 2: list = '', index }) => {
    const before = folded.slice(0, index)
    const isAll = word === 'into' || word === 'truncate'
    const isWriting =
      isAll ||
      (word === 'update' && !/for (no key )?$/.test(before)) ||
      (word === 'from' && before.endsWith('delete '))
    return list
      .split(',')
      .map((part, at) => ({
        table: part.trim().split(' ')[0] ?? '',
        mode: isWriting && (at === 0 || word === 'truncate') ? ('writes' as const) : ('reads' as const),
        position,
      }))
      .filter((one) => one.table !== unknown || isTablePlace(folded, before, word))
  })
}

/** Sentences have words of SQL too, and so have `extract(… from …)` and `is distinct from`. */
function isTablePlace(text: string, before: string, word: string): boolean {
  const isOfValue = /distinct $|\((?!select|delete)\w+ $/.test(before)
  if (word === 'from') return !isOfValue && /\b(select|delete)\b/.test(before)
  if (word === 'update') return / set /.test(text) && !/for (no key )?$/.test(before)
  return word === 'into'
    ? before.endsWith('insert ')
    : word === 'join' || word === 'null::' || word === 'truncate'
}
