import type pg from 'pg'
import { traced } from '../observability/index.ts'

/** What a statement takes and gives is a claim; `statements.test.ts` holds every claim against the migrated schema. */
declare const claim: unique symbol

/** A statement that PostgreSQL parses and plans once per connection; the name must be unique in the shop. */
export type Statement<Values extends object = object, Row = unknown> = {
  readonly name: string
  readonly text: string
  /** The name of `$1`, of `$2` and so on. */
  readonly parameters: readonly string[]
  readonly [claim]?: { values: (values: Values) => void; row: Row }
}

/** All rows in one. */
export type JsonStatement<Values extends object, Row> = Statement<Values, { rows: Row[] }>

/** For statements without parameters. */
export type NoValues = object

export type DefinedStatement = Pick<Statement, 'name' | 'text' | 'parameters'> & {
  /** What describes the rows, where PostgreSQL hands them over as one JSON text. */
  rowText: string
}

const defined = new Map<string, DefinedStatement>()

/** Every statement of the modules that have been loaded, for the test that checks them. */
export function definedStatements(): DefinedStatement[] {
  return [...defined.values()]
}

/** In the text parameters have names: `where cart_id = :cartId`. */
export function statement<Values extends object = NoValues, Row = unknown>(
  name: string,
  text: string,
): Statement<Values, Row> {
  const compiled = { name, ...withPositions(text) }
  defined.set(name, { ...compiled, rowText: compiled.text })
  return compiled
}

/**
 * Lets PostgreSQL hand all rows over as one JSON text: for wide rows the driver then has a fifth of the work. Moments become
 * texts that way. `before` is what stands in front of the select, such as a CTE that it reads.
 */
export function jsonStatement<Values extends object, Row>(
  name: string,
  text: string,
  before = '',
): JsonStatement<Values, Row> {
  const compiled = {
    name,
    ...withPositions(`${before} select coalesce(json_agg(one_row), '[]') as rows from (${text}) one_row`),
  }
  defined.set(name, { ...compiled, rowText: withPositions(`${before} ${text}`).text })
  return compiled
}

/** The words or numbers of a rule for `in`: `('sent', 'closed')`. Never for typed input. */
export function listSql(values: readonly (string | number)[]): string {
  return `(${values.map((value) => (typeof value === 'number' ? value : `'${value}'`)).join(', ')})`
}

/** The values of a call in the order of the parameters. */
export function valuesInOrder<Values extends object>(
  { parameters }: Statement<Values>,
  values: Values | undefined,
): unknown[] {
  return parameters.map((parameter) => values?.[parameter as keyof Values])
}

/** What is sent once, with named parameters and without being kept prepared: for filling the shop. */
export function namedQuery(text: string, values: Record<string, unknown>): pg.QueryConfig {
  const compiled = withPositions(text)
  const missing = compiled.parameters.filter((parameter) => !Object.hasOwn(values, parameter))
  if (missing.length > 0) throw new Error(`there is no value for ${missing.join(', ')}`)
  return { text: compiled.text, values: compiled.parameters.map((parameter) => values[parameter]) }
}

/** Texts in quotes and casts are left alone. */
const quotedOrNamed = /'(?:[^']|'')*'|::|:([a-z_][a-z0-9_]*)/gi

/** PostgreSQL counts parameters, people name them: the first name becomes `$1`, and does so wherever it stands. */
export function withPositions(named: string): { text: string; parameters: string[] } {
  const parameters: string[] = []
  const text = named.replaceAll(quotedOrNamed, (match: string, parameter: string | undefined) => {
    if (parameter === undefined) return match
    if (!parameters.includes(parameter)) parameters.push(parameter)
    return `$${parameters.indexOf(parameter) + 1}`
  })
  return { text, parameters }
}

/** Sends a statement with values for all its parameters and answers with its rows. */
export type RunStatement = {
  <Row>(statement: Statement<NoValues, Row>): Promise<Row[]>
  <Values extends object, Row>(statement: Statement<Values, Row>, values: NoInfer<Values>): Promise<Row[]>
}

/**
 * Runs statements on one connection, or on whichever of a pool is free. Behind a pooler every transaction may have another
 * connection, which has never heard of a statement's name; there it is parsed each time (DATABASE-3).
 */
export function runOn(
  client: Pick<pg.ClientBase, 'query'>,
  { isPooler = false }: { isPooler?: boolean } = {},
): RunStatement {
  return async <Row>(statement: Statement<object, Row>, values?: object) => {
    const sent = isPooler ? { text: statement.text } : statement
    const send = () => client.query(sent, valuesInOrder(statement, values))
    return (await traced({ kind: 'statement', name: statement.name }, send)).rows as Row[]
  }
}
