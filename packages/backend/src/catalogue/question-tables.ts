import { longestAnswer, questionLimits } from '@haverhof/domain/questions'
import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import { language } from '../sites/tables.ts'
import { product } from './tables.ts'

/** What is shown of a question about a product; who asked it stands in `question_origin` (QUESTIONS-17). */
export const productQuestion = pgTable(
  'product_question',
  {
    questionId: integer('question_id').primaryKey().generatedByDefaultAsIdentity({ startWith: 1_000_000 }),
    productId: integer('product_id')
      .notNull()
      .references(() => product.productId, { onDelete: 'cascade' }),
    languageId: smallint('language_id')
      .notNull()
      .references(() => language.languageId),
    question: text().notNull(),
    /** Null of questions that the shop put itself, and once the account of the asker is gone. */
    asker: text(),
    /** Of the data directory, for trying the shop; a shop in production has none (LAW-9). */
    isExample: boolean('is_example').notNull().default(false),
    askedOn: date('asked_on', { mode: 'string' }).notNull(),
    answer: text(),
    answeredOn: date('answered_on', { mode: 'string' }),
    /** Null while it is not shown. */
    publishedAt: timestamp('published_at', { withTimezone: true }),
  },
  (table) => [
    index('product_question_shown')
      .on(
        table.productId,
        table.languageId,
        table.publishedAt.desc().nullsFirst(),
        table.questionId.desc().nullsFirst(),
      )
      .where(sql`published_at is not null`),
    check(
      'product_question_length',
      sql.raw(`char_length(question) between 1 and ${questionLimits.question}`),
    ),
    check('product_question_asker', sql.raw(`char_length(asker) between 1 and ${questionLimits.asker}`)),
    check('product_question_answer', sql.raw(`char_length(answer) between 1 and ${longestAnswer}`)),
    check('product_question_answered', sql`(answer is null) = (answered_on is null)`),
    check('product_question_published', sql`published_at is null or answer is not null`),
  ],
)
