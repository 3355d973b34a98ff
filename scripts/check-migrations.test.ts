import { expect, test } from 'vitest'
import { checkMigrations, migrationProblems } from './check-migrations.ts'

test.each([
  'drop table cart',
  'ALTER TABLE "cart" DROP COLUMN "state"',
  'alter table cart rename column state to status',
  'ALTER TABLE "cart" ADD COLUMN "note" text NOT NULL',
  'alter table cart alter column note set not null',
  'ALTER TABLE "cart" ALTER COLUMN "note" SET DATA TYPE integer',
  'create index cart_note on cart (note)',
  'CREATE UNIQUE INDEX "cart_note" ON "cart" USING btree ("note")',
  'ALTER TABLE "cart" ADD CONSTRAINT "cart_check" CHECK (note is null)',
  'ALTER TABLE "cart" VALIDATE CONSTRAINT "cart_check"',
])('the release that runs would not survive it: %s (MIGRATE-3)', (sql) => {
  expect(migrationProblems(sql)).toHaveLength(1)
  expect(migrationProblems(`-- allowed: nobody uses it since the release before last\n${sql}`)).toEqual([])
  expect(migrationProblems(`-- allowed:\n${sql}`)).toHaveLength(1)
})

test.each([
  'alter table cart add column note text',
  `alter table cart add column note text not null default ''`,
  'create index concurrently cart_note on cart (note)',
  'alter table cart add constraint cart_check check (note is null) not valid',
  'create table "note" (note_id integer);\n--> statement-breakpoint\ncreate index "note_key" on "note" ("note_id")',
  '-- outside a transaction\nalter table cart validate constraint cart_check',
  '-- drop table is only spoken of\nselect 1',
])('the release that runs goes on: %s (MIGRATE-3)', (sql) => {
  expect(migrationProblems(sql)).toEqual([])
})

test('the migrations of the shop keep the rule (MIGRATE-3)', () => {
  expect(checkMigrations()).toBe(true)
})
