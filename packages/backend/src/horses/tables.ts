import {
  bodyConditions,
  type BodyCondition,
  healthProblems,
  type HealthProblem,
  horseTypes,
  type HorseType,
  lifeStages,
  type LifeStage,
  roughageTypes,
  type RoughageType,
  workLoads,
  type WorkLoad,
} from '@haverhof/domain/feed-advice'
import { horseLimits, packLimits } from '@haverhof/domain/horses'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytes } from '../database/bytes.ts'
import { account } from '../accounts/tables.ts'
import { productVariant } from '../catalogue/tables.ts'
import { oneOf } from '../database/one-of.ts'

const between = (name: string, column: string, { min, max }: { min: number; max: number }) =>
  check(name, sql.raw(`${column} between ${min} and ${max}`))

const ofHorse = () =>
  integer('horse_id')
    .notNull()
    .references(() => horse.horseId, { onDelete: 'cascade' })

/** A horse of a customer; it goes with the account (HORSES-1). */
export const horse = pgTable(
  'horse',
  {
    horseId: integer('horse_id').primaryKey().generatedByDefaultAsIdentity({ startWith: 1001 }),
    userId: uuid('user_id')
      .notNull()
      .references(() => account.userId, { onDelete: 'cascade' }),
    /** Which horse of a browser it was, so that it comes along once (HORSES-7). */
    guestKey: uuid('guest_key'),
    name: text().notNull(),
    birthYear: smallint('birth_year'),
    horseType: text('horse_type').$type<HorseType>().notNull(),
    workLoad: text('work_load').$type<WorkLoad>().notNull(),
    roughageType: text('roughage_type').$type<RoughageType>().notNull(),
    lifeStage: text('life_stage').$type<LifeStage>().notNull(),
    bodyCondition: text('body_condition').$type<BodyCondition>().notNull(),
    /** Null is unknown, an empty list is a healthy horse. */
    health: text().array().$type<HealthProblem[]>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('horse_account').on(table.userId),
    unique('horse_of_browser').on(table.userId, table.guestKey),
    check('horse_name', sql.raw(`char_length(name) between 1 and ${horseLimits.nameLength}`)),
    between('horse_birth_year', 'birth_year', { min: 1950, max: 2200 }),
    oneOf('horse_horse_type', 'horse_type', horseTypes),
    oneOf('horse_work_load', 'work_load', workLoads),
    oneOf('horse_roughage_type', 'roughage_type', roughageTypes),
    oneOf('horse_life_stage', 'life_stage', lifeStages),
    oneOf('horse_body_condition', 'body_condition', bodyConditions),
    check(
      'horse_health',
      sql.raw(`health <@ array[${healthProblems.map((each) => `'${each}'`).join(', ')}]`),
    ),
  ],
)

/** What a horse weighed; one figure a day (HORSES-4). */
export const horseWeight = pgTable(
  'horse_weight',
  {
    horseId: ofHorse(),
    weighedOn: date('weighed_on').notNull(),
    weightKg: smallint('weight_kg').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.horseId, table.weighedOn] }),
    between('horse_weight_kg', 'weight_kg', { min: 1, max: 2000 }),
  ],
)

/** Its photo, drawn anew by us (HORSES-5). */
export const horsePhoto = pgTable('horse_photo', {
  horseId: integer('horse_id')
    .primaryKey()
    .references(() => horse.horseId, { onDelete: 'cascade' }),
  width: integer().notNull(),
  height: integer().notNull(),
  content: bytes().notNull(),
  takenInAt: timestamp('taken_in_at', { withTimezone: true }).notNull(),
})

/** A pack that a horse eats from, and whether its owner wants to be told before it runs out (HORSES-9). */
export const horsePack = pgTable(
  'horse_pack',
  {
    horseId: ofHorse(),
    variantId: integer('variant_id')
      .notNull()
      .references(() => productVariant.variantId),
    pieces: smallint().notNull(),
    gramsPerDay: integer('grams_per_day').notNull(),
    openedOn: date('opened_on').notNull(),
    runsOutOn: date('runs_out_on').notNull(),
    siteId: integer('site_id').notNull(),
    languageId: smallint('language_id').notNull(),
    /** Only owners who asked for it get a mail (HORSES-10). */
    isReminded: boolean('is_reminded').notNull(),
    remindedAt: timestamp('reminded_at', { withTimezone: true }),
    tokenHash: text('token_hash').unique(),
  },
  (table) => [
    primaryKey({ columns: [table.horseId, table.variantId] }),
    index('horse_pack_due')
      .on(table.runsOutOn)
      .where(sql`is_reminded and reminded_at is null`),
    index('horse_pack_variant').on(table.variantId),
    between('horse_pack_pieces', 'pieces', packLimits.pieces),
    between('horse_pack_grams', 'grams_per_day', packLimits.gramsPerDay),
    check('horse_pack_days', sql`runs_out_on >= opened_on`),
  ],
)
