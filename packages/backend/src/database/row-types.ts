import pg from 'pg'

/** int8 and numeric as numbers: ids and amounts of the shop stay far below 2^53. A date as a text: a day has no time zone. */
const parsers: Record<number, (text: string) => unknown> = { 20: Number, 1082: String, 1700: Number }

export const rowTypes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format: 'text') =>
    parsers[oid] ?? pg.types.getTypeParser(oid, format)) as pg.CustomTypesConfig['getTypeParser'],
}
