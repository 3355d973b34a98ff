import { getTableColumns, isTable } from 'drizzle-orm'
import { globSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, expectTypeOf, test } from 'vitest'
import { columnName, columnsOf, type RowOf } from './columns.ts'

const source = fileURLToPath(new URL('..', import.meta.url))

type Person = { userId: string; firstName: string; mobile: string | null; createdAt: Date }

const details = columnsOf<Person>()(['firstName', 'mobile'])

test('one list of names gives every list of columns in a statement', () => {
  expect(details.select()).toBe('first_name "firstName", mobile')
  expect(details.select('a')).toBe('a.first_name "firstName", a.mobile')
  expect(details.json('a')).toBe(`'firstName', a.first_name, 'mobile', a.mobile`)
  expect(`insert into account (${details.list()}) values (${details.values})`).toBe(
    'insert into account (first_name, mobile) values (:firstName, :mobile)',
  )
  expect(details.list('l')).toBe('l.first_name, l.mobile')
  expect(details.setFrom('d')).toBe('first_name = d.first_name, mobile = d.mobile')
  expect(details.set).toBe('first_name = :firstName, mobile = :mobile')
})

test('the row of a set has its columns, with the types of the table', () => {
  expectTypeOf<RowOf<typeof details>>().toEqualTypeOf<{ firstName: string; mobile: string | null }>()
  const person = { userId: 'u', firstName: 'Anna', mobile: null, createdAt: new Date(0) }
  expect(details.of(person)).toEqual({ firstName: 'Anna', mobile: null })
  expect(JSON.parse(details.records([person]))).toEqual([{ first_name: 'Anna', mobile: null }])
})

test('every column of every table is the name of its property in snake case', async () => {
  const odd: string[] = []
  let count = 0
  for (const file of globSync(`${source}*/*tables.ts`)) {
    const tables = (await import(path.resolve(file))) as Record<string, unknown>
    for (const [table, defined] of Object.entries(tables)) {
      if (!isTable(defined)) continue
      for (const [name, column] of Object.entries(getTableColumns(defined))) {
        count += 1
        if (column.name !== columnName(name)) odd.push(`${table}.${name}: ${column.name}`)
      }
    }
  }
  expect(count).toBeGreaterThan(500)
  expect(odd).toEqual([])
})
