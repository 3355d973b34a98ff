import { BadSetting } from '@haverhof/backend/config'
import { decideQuestion, listQuestions } from '@haverhof/backend/questions'
import { inTransaction } from '@haverhof/backend/database'
import { settleQuestionWithReports } from '@haverhof/backend/reports'
import { longestWaitHours } from '@haverhof/domain/questions'
import { HOUR } from '@haverhof/domain/shared'
import { reasonOf, reasonWords } from './staff-reason.ts'
import { type Command, wholeNumber } from './staff-words.ts'

/** QUESTIONS-4 to 6, without the back office. */
export const questionCommands: Record<string, Command> = {
  questions: {
    words: '',
    run: async (context) => {
      const all = { siteIds: null, languageIds: null, siteId: null, submittedBefore: null, after: null }
      const waiting = await listQuestions(context.database, { ...all, state: 'waiting', limit: 200 })
      const lines = waiting.map(({ questionId, productId, language, asker, submittedAt, question }) =>
        [
          `${questionId}  product ${productId}, ${language}, by ${asker ?? 'nobody'}`,
          `  to be answered before ${new Date(submittedAt.getTime() + longestWaitHours * HOUR).toISOString()}`,
          ...question.split('\n').map((line) => `  | ${line}`),
        ].join('\n'),
      )
      return lines.length > 0 ? lines.join('\n\n') : 'No question waits.'
    },
  },
  'answer-question': {
    words: '<question> <answer>',
    run: async (context, [number, ...words], { by }) => {
      const questionId = wholeNumber(number, 'the number of a question')
      const done = await decideQuestion(context, {
        questionId,
        state: 'published',
        answer: words.join(' '),
        by,
      })
      if (!done.ok) throw new BadSetting(`Question ${questionId}: ${done.reason}.`)
      return `Question ${questionId} is answered.`
    },
  },
  'reject-question': {
    words: `<question> ${reasonWords('question')}`,
    run: async (context, [number, ...why], { by }) => {
      const questionId = wholeNumber(number, 'the number of a question')
      const told = reasonOf('question', why)
      await inTransaction(context, async (transaction) => {
        const rejection = { questionId, state: 'rejected' as const, ...told, by }
        const done = await settleQuestionWithReports(context, transaction, rejection)
        if (!done.ok) throw new BadSetting(`Question ${questionId}: ${done.reason}.`)
      })
      return `Question ${questionId} is not shown.`
    },
  },
}
