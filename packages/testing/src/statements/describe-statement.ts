import pg from 'pg'
import { type Column, kindOfType } from './kinds.ts'
import { nullExtended } from './outer-joins.ts'

/** What PostgreSQL says of a statement without running it. */
export type Description = { parameters: Column[]; row: Column[] }

export type Described = { text: string; parameters: readonly string[] }

type Field = { name: string; tableID: number; columnID: number; dataTypeID: number }
type Answer = { fields: Field[]; parameterTypes: number[] }

/** Prepares statements against the schema of a database. */
export async function statementDescriber(client: pg.ClientBase) {
  const types = await client.query<{ oid: number; name: string }>(
    'select oid::int, typname "name" from pg_type',
  )
  const typeNames = new Map(types.rows.map(({ oid, name }) => [oid, name]))
  const nullability = await readNullability(client)
  return async ({ text, parameters }: Described): Promise<Description> => {
    const { fields, parameterTypes } = await ask(client, text)
    const extended = await nullExtended(client, text)
    return {
      parameters: parameters.map((name, at) => ({
        name,
        kind: kindOfType(typeNames.get(parameterTypes[at] ?? 0) ?? 'nothing'),
        isNullable: null,
      })),
      row: fields.map(({ name, tableID, columnID, dataTypeID }, at) => ({
        name,
        kind: kindOfType(typeNames.get(dataTypeID) ?? 'nothing'),
        isNullable: nullableOf(nullability.get(`${tableID}.${columnID}`), extended(at)),
      })),
    }
  }
}

/** Whether a column of a table or view may be null, by `${oid}.${number}`; null for what a view computes. */
type Nullability = Map<string, boolean | null>

/** A view says of its columns what its statement says of them. A view that reads another one comes after it. */
async function readNullability(client: pg.ClientBase): Promise<Nullability> {
  const columns = await client.query<{ key: string; isNullable: boolean }>(
    `select attrelid || '.' || attnum "key", not attnotnull "isNullable" from pg_attribute where attnum > 0`,
  )
  const nullability: Nullability = new Map(columns.rows.map(({ key, isNullable }) => [key, isNullable]))
  const views = await client.query<{ oid: number; text: string }>(
    `select oid::int, pg_get_viewdef(oid) "text" from pg_class
      where relkind = 'v' and relnamespace = 'public'::regnamespace order by oid`,
  )
  for (const { oid, text } of views.rows) {
    const { fields } = await ask(client, text)
    const extended = await nullExtended(client, text.replace(/;\s*$/, ''))
    for (const [at, { tableID, columnID }] of fields.entries())
      nullability.set(`${oid}.${at + 1}`, nullableOf(nullability.get(`${tableID}.${columnID}`), extended(at)))
  }
  return nullability
}

function nullableOf(isNullable: boolean | null | undefined, isExtended: boolean | null): boolean | null {
  return isNullable === undefined || isNullable === null ? null : isNullable || isExtended
}

type Connection = {
  parse: (statement: { name: string; text: string; types: number[] }) => void
  describe: (target: { type: 'S'; name: string }) => void
  sync: () => void
  once: (event: string, hear: (message: { dataTypeIDs: number[] }) => void) => void
}

/** The driver has no call for it, but lets anything with these methods speak on its connection. */
async function ask(client: pg.ClientBase, text: string): Promise<Answer> {
  const answer: Answer = { fields: [], parameterTypes: [] }
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const question = {
    submit: (connection: Connection) => {
      connection.once('parameterDescription', ({ dataTypeIDs }) => (answer.parameterTypes = dataTypeIDs))
      connection.parse({ name: '', text, types: [] })
      connection.describe({ type: 'S', name: '' })
      connection.sync()
    },
    handleRowDescription: ({ fields }: { fields: Field[] }) => (answer.fields = fields),
    handleError: reject,
    handleReadyForQuery: () => resolve(),
  }
  client.query(question as unknown as pg.Submittable)
  await promise
  return answer
}
