import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { oneOf } from '../database/one-of.ts'
import {
  type TaskItemState,
  taskItemStates,
  type TaskKind,
  taskKinds,
  type TaskState,
  taskStates,
} from './task-words.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** One change of many things, each by itself (TASKS-1). */
export const task = pgTable(
  'task',
  {
    taskId: integer('task_id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<TaskKind>().notNull(),
    /** As the audit names it. */
    madeBy: text('made_by').notNull(),
    /** Those on which its maker had the permission when it began (STAFF-2). */
    siteIds: integer('site_ids').array().notNull(),
    state: text().$type<TaskState>().notNull(),
    total: integer().notNull(),
    done: integer().notNull().default(0),
    refused: integer().notNull().default(0),
    startedAt: moment('started_at').notNull(),
    /** When the last of its things was worked on; one that stands still is taken up by another process (TASKS-3). */
    movedAt: moment('moved_at').notNull(),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    index('task_running')
      .on(table.movedAt)
      .where(sql`state = 'running'`),
    index('task_of_maker').on(table.madeBy, table.taskId),
    index('task_finished')
      .on(table.finishedAt)
      .where(sql`finished_at is not null`),
    check('task_counts', sql`done >= 0 and refused >= 0 and done + refused <= total`),
    check('task_end', sql`(state = 'running') = (finished_at is null)`),
    oneOf('task_kind', 'kind', taskKinds),
    oneOf('task_state', 'state', taskStates),
  ],
)

/** One thing of a task: it is done or not, in the same transaction as what was done with it. */
export const taskItem = pgTable(
  'task_item',
  {
    taskId: integer('task_id')
      .notNull()
      .references(() => task.taskId, { onDelete: 'cascade' }),
    entityId: integer('entity_id').notNull(),
    place: integer().notNull(),
    input: jsonb().$type<unknown>(),
    state: text().$type<TaskItemState>().notNull().default('waiting'),
    /** How often it failed without being refused. */
    failures: integer().notNull().default(0),
    /** Why it was refused: the name for programs, and a sentence. */
    code: text(),
    message: text(),
  },
  (table) => [
    primaryKey({ columns: [table.taskId, table.entityId] }),
    index('task_item_waiting')
      .on(table.taskId, table.place)
      .where(sql`state = 'waiting'`),
    index('task_item_refused')
      .on(table.taskId, table.place)
      .where(sql`state = 'refused'`),
    oneOf('task_item_state', 'state', taskItemStates),
  ],
)
