import { type QuestionState, questionStates } from '@haverhof/domain/questions'
import type { OwnWords } from '@haverhof/domain/shared'
import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { account } from '../accounts/tables.ts'
import { productQuestion } from '../catalogue/question-tables.ts'
import { product } from '../catalogue/tables.ts'
import { oneOf } from '../database/one-of.ts'
import { language, site } from '../sites/tables.ts'

/** Who asked a question, and what became of it (QUESTIONS-17). What is shown of it stands in `product_question`. */
export const questionOrigin = pgTable(
  'question_origin',
  {
    questionId: integer('question_id')
      .primaryKey()
      .references(() => productQuestion.questionId, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => product.productId, { onDelete: 'cascade' }),
    siteId: integer('site_id')
      .notNull()
      .references(() => site.siteId),
    languageId: smallint('language_id')
      .notNull()
      .references(() => language.languageId),
    /** Null of a guest, or once the account has been deleted. */
    userId: uuid('user_id').references(() => account.userId, { onDelete: 'set null' }),
    /** Null once the answer was told long enough ago (QUESTIONS-9). */
    emailAddress: text('email_address'),
    /** The same mailbox asks the same of a product once (QUESTIONS-16). */
    questionHash: text('question_hash').notNull(),
    submittedAt: timestamp('submitted_at', { withTimezone: true }).notNull(),
    state: text().$type<QuestionState>().notNull(),
    /** Why it is not shown: of the list `question`; an earlier release wrote free words (QUESTIONS-6). */
    rejectedBecause: text('rejected_because'),
    /** What staff wrote besides, by language (REASONS-2). */
    ownWords: jsonb('own_words').$type<OwnWords>().notNull().default({}),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    /** Counts its changes; who changes it names the one they saw (QUESTIONS-7). */
    version: integer().notNull().default(1),
    /** The answer goes to the asker once (QUESTIONS-8). */
    mailedAt: timestamp('mailed_at', { withTimezone: true }),
  },
  (table) => [
    unique('question_of_mailbox').on(table.productId, table.emailAddress, table.questionHash),
    index('question_origin_list').on(table.state, table.submittedAt, table.questionId),
    index('question_origin_customer').on(table.userId),
    index('question_origin_mailbox').on(table.emailAddress),
    index('question_origin_untold')
      .on(table.questionId)
      .where(sql`state = 'published' and mailed_at is null and email_address is not null`),
    index('question_origin_addresses')
      .on(table.decidedAt)
      .where(sql`email_address is not null`),
    index('question_origin_rejected')
      .on(table.decidedAt)
      .where(sql`state = 'rejected'`),
    oneOf('question_origin_state', 'state', questionStates),
    check('question_origin_rejection', sql`(state = 'rejected') = (rejected_because is not null)`),
    check('question_origin_decided', sql`(state = 'waiting') = (decided_at is null)`),
    check('question_origin_version', sql`version > 0`),
  ],
)
