/**
 * Columns of a table as data: every list of them in a statement is made of one list of names, so a new column has one
 * place. The names are those of `tables.ts`; `columns.test.ts` holds that a column is the name in snake case.
 */
export type Columns<Row extends object> = {
  /** `a.first_name "firstName", a.phone_number "phoneNumber"` */
  readonly select: (table?: string) => string
  /** `'firstName', a.first_name, 'lastName', a.last_name`, for `json_build_object`. */
  readonly json: (table: string) => string
  /** `first_name, last_name`, after `insert into`; of a table `l.first_name, l.last_name`. */
  readonly list: (table?: string) => string
  /** `:firstName, :lastName` */
  readonly values: string
  /** `first_name = :firstName, last_name = :lastName`, of an `update`. */
  readonly set: string
  /** `first_name = d.first_name, last_name = d.last_name`, of an `update … from`. */
  readonly setFrom: (table: string) => string
  /** The values of these columns in an object that has more. */
  readonly of: (wider: Row) => Row
  /** Rows as one JSON text, for `jsonb_populate_recordset(null::account, …)`. */
  readonly records: (rows: readonly Row[]) => string
}

/** What a statement gives or takes for these columns. */
export type RowOf<Set> = Set extends Columns<infer Row> ? Row : never

/** The same where PostgreSQL answers in JSON: moments are texts. */
export type InJson<Row> = {
  [Name in keyof Row]: Date extends Row[Name] ? string | Exclude<Row[Name], Date> : Row[Name]
}

/** Of a row of the table, which is written `columnsOf<typeof account.$inferSelect>()(['firstName', 'lastName'])`. */
export function columnsOf<Row extends object>() {
  return <const Name extends keyof Row & string>(names: readonly Name[]): Columns<Pick<Row, Name>> => {
    const listed = (shown: (name: Name) => string) => names.map(shown).join(', ')
    return {
      select: (table) => listed((name) => selected(name, table)),
      json: (table) => listed((name) => `'${name}', ${table}.${columnName(name)}`),
      list: (table) => listed((name) => placed(name, table)),
      values: listed((name) => `:${name}`),
      set: listed((name) => `${columnName(name)} = :${name}`),
      setFrom: (table) => listed((name) => `${columnName(name)} = ${placed(name, table)}`),
      of: (wider) => Object.fromEntries(names.map((name) => [name, wider[name]])) as Pick<Row, Name>,
      records: (rows) =>
        JSON.stringify(
          rows.map((row) => Object.fromEntries(names.map((name) => [columnName(name), row[name]]))),
        ),
    }
  }
}

/** `firstName` is `first_name`. */
export function columnName(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

function selected(name: string, table: string | undefined): string {
  return columnName(name) === name ? placed(name, table) : `${placed(name, table)} "${name}"`
}

function placed(name: string, table: string | undefined): string {
  return table === undefined ? columnName(name) : `${table}.${columnName(name)}`
}
