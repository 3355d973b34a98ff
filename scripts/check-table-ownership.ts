import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import ts from 'typescript'
import { load } from 'js-yaml'

const backend = 'packages/backend/src'
const allowedFile = 'packages/backend/foreign-tables.yaml'

/** One place in a text of SQL where a table of another folder stands. */
export type Reference = { context: string; table: string; owner: string; mode: Mode; place: string }
type Mode = 'reads' | 'writes'
/** How many places of a context read or write a table: `orders: { cart: { reads: 4, writes: 3 } }`. */
export type Counts = Record<string, Record<string, { [mode in Mode]?: number }>>

const { contexts } = createRequire(import.meta.url)('./contexts.json') as { contexts: string[] }

/** A table belongs to the context whose `tables.ts`, or a part of it such as `stock-tables.ts`, defines it (docs/decisions/0031-table-ownership.md). */
export function checkTableOwnership(): boolean {
  const problems = ownershipProblems(foreignReferences(), load(readFileSync(allowedFile, 'utf8')) as Counts)
  for (const problem of problems) console.error(problem)
  return problems.length === 0
}

/** The list can only shrink: what is not in it fails, and so does a number that is too high. No list allows a table of a later context. */
export function ownershipProblems(references: readonly Reference[], allowed: Counts): string[] {
  const forwards = references
    .filter(isLater)
    .map(({ mode, place, table, owner }) => `${place} ${mode} ${table} of ${owner}, a later context`)
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
  const found = references.filter((one) => one.mode === mode).map(({ place }) => place)
  const before = allowed[context]?.[table]?.[mode] ?? 0
  if (found.length === before) return []
  return found.length > before
    ? [`${context} ${mode} ${table} in ${found.length} places, ${before} are allowed: ${found.join(', ')}`]
    : [`${context} ${mode} ${table} in ${found.length} places only: lower ${before} in ${allowedFile}`]
}

function isLater({ context, owner }: Reference): boolean {
  return contexts.includes(context) && contexts.indexOf(owner) > contexts.indexOf(context)
}

export function foreignReferences(): Reference[] {
  const owners = new Map(
    globSync(`${backend}/*/*tables.ts`).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/pgTable\(\s*'(\w+)'/g)].map(([, table = '']) => [
        table,
        contextOf(file),
      ]),
    ),
  )
  return globSync(`${backend}/*/**/*.ts`)
    .filter((file) => !/(\.test|tables|\/test-[\w-]+)\.ts$/.test(file))
    .toSorted()
    .flatMap((file) => textsIn(file).flatMap(({ text, place }) => referencesIn(text, place)))
    .flatMap(({ table, mode, place }) => {
      const context = contextOf(place)
      const owner = owners.get(table)
      return owner === undefined || owner === context ? [] : { context, table, owner, mode, place }
    })
}

function contextOf(file: string): string {
  return file.slice(backend.length + 1).split('/')[0] ?? ''
}

function textsIn(file: string): { text: string; place: string }[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const texts: { text: string; place: string }[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1
      texts.push({ text: node.text.replaceAll(/\s+/g, ' '), place: `${file}:${line}` })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return texts
}

const named =
  /\b(from|join|into|update|using|lock table|null::) ?((?:lateral )?\w+(?: (?:as )?\w+)?(?:, ?\w+(?: \w+)?)*)/g

/** What stands behind the words of SQL that a table may follow; what is no table is left out later. */
export function referencesIn(text: string, place: string): Pick<Reference, 'table' | 'mode' | 'place'>[] {
  return [...text.matchAll(named)].flatMap(({ 1: word = '', 2: list = '', index }) => {
    const before = text.slice(0, index)
    const isWriting =
      word === 'into' ||
      (word === 'update' && !/for (no key )?$/.test(before)) ||
      (word === 'from' && before.endsWith('delete '))
    return list.split(',').map((part, at) => ({
      table: part.trim().split(' ')[0] ?? '',
      mode: isWriting && at === 0 ? ('writes' as const) : ('reads' as const),
      place,
    }))
  })
}
