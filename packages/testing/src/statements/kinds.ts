/**
 * What a value is to JavaScript, as far as PostgreSQL and TypeScript can both tell. `json` is anything PostgreSQL does not look
 * into; an array is `number[]` and so on.
 */
export type Kind = string

export type Column = {
  name: string
  kind: Kind
  /** Null when unknown. */
  isNullable: boolean | null
}

const kindsOfTypes: Record<string, Kind> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  numeric: 'number',
  text: 'string',
  varchar: 'string',
  xid: 'string',
  uuid: 'string',
  date: 'string',
  timestamptz: 'Date',
  bytea: 'Buffer',
  json: 'json',
  jsonb: 'json',
}

/** The driver makes numbers of int8 and numeric, texts of dates (`database/row-types.ts`), and Dates of moments. */
export function kindOfType(typeName: string): Kind {
  const array = /^_(.*)$/.exec(typeName)?.[1]
  // A type without a claim, such as the void of a function, is its own kind.
  const kind = kindsOfTypes[array ?? typeName] ?? typeName
  return array === undefined ? kind : `${kind}[]`
}

/** In JSON moments are texts and arrays are part of it. */
export function kindInJson(kind: Kind): Kind {
  return kind.replace('Date', 'string')
}

export function fits(claimed: Kind, real: Kind): boolean {
  return claimed === real || real === 'json' || (claimed === 'json[]' && real.endsWith('[]'))
}

/** PostgreSQL reads a date or an id from a text, and JSON from a text or an object. */
export function fitsParameter(claimed: Kind, real: Kind): boolean {
  return (
    fits(claimed, real) || claimed === 'null' || (real.startsWith('Date') && claimed === kindInJson(real))
  )
}
