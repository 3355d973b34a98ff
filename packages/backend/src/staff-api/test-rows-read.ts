import type { TestShop } from '@haverhof/testing'
import pg from 'pg'
import type { Database, Statement } from '../database/index.ts'

type Node = {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: Node[]
}

/** Answers like the shop's own reader, and keeps how many rows of tables each statement read with its generic plan. */
export function countingReader(shop: TestShop): Pick<Database, 'rows'> & { read: Map<string, number> } {
  const read = new Map<string, number>()
  const { database } = shop.context
  return {
    read,
    rows: async <Values extends object, Row>(statement: Statement<Values, Row>, values?: Values) => {
      const count = await rowsRead(database.pool, statement, values ?? {})
      read.set(statement.name, Math.max(count, read.get(statement.name) ?? 0))
      return values === undefined
        ? database.rows(statement as Statement<object, Row>)
        : database.rows(statement, values)
    },
  }
}

async function rowsRead(
  pool: pg.Pool,
  { text, parameters }: Pick<Statement, 'text' | 'parameters'>,
  values: object,
): Promise<number> {
  const client = await pool.connect()
  try {
    await client.query('set plan_cache_mode = force_generic_plan')
    await client.query(`prepare counted as ${text}`)
    const given = parameters.map((name) => literal((values as Record<string, unknown>)[name]))
    const execute = given.length > 0 ? `execute counted(${given.join(', ')})` : 'execute counted'
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Node }] }>(
      `explain (analyze, timing off, format json) ${execute}`,
    )
    return rows[0] ? readBelow(rows[0]['QUERY PLAN'][0].Plan) : 0
  } finally {
    await client.query('deallocate counted')
    client.release()
  }
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (value instanceof Date) return pg.escapeLiteral(value.toISOString())
  if (Array.isArray(value))
    return pg.escapeLiteral(`{${value.map((each) => JSON.stringify(each)).join(',')}}`)
  return pg.escapeLiteral(typeof value === 'string' ? value : JSON.stringify(value))
}

function readBelow(node: Node): number {
  const here = node['Relation Name'] ? wholeRows(node) : 0
  return (node.Plans ?? []).reduce((sum, each) => sum + readBelow(each), here)
}

function wholeRows(node: Node): number {
  const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
  return Math.round((node['Actual Rows'] + removed) * node['Actual Loops'])
}
