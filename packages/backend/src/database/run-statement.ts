import type pg from 'pg'
import { type NoValues, type Statement, valuesInOrder } from './statement.ts'

/** Sends a statement with values for all its parameters and answers with its rows. */
export type RunStatement = {
  <Row>(statement: Statement<NoValues, Row>): Promise<Row[]>
  <Values extends object, Row>(statement: Statement<Values, Row>, values: NoInfer<Values>): Promise<Row[]>
}

/** Runs statements on one connection, or on whichever of a pool is free. */
export function runOn(client: Pick<pg.ClientBase, 'query'>): RunStatement {
  return async <Row>(statement: Statement<object, Row>, values?: object) =>
    (await client.query(statement, valuesInOrder(statement, values))).rows as Row[]
}
