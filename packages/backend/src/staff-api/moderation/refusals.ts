import { longestAnswer } from '@haverhof/domain/questions'
import { longestReply } from '@haverhof/domain/reviews'
import type { Refused } from '@haverhof/domain/shared'
import { notFound, type Problems } from '../../http/index.ts'

/** Why nothing is decided about a question. */
export const questionProblems = {
  'no-such-question': notFound('question').problem,
  'changed-meanwhile': { status: 409, title: 'Another member of staff has changed this question.' },
  'not-possible': { status: 409, title: 'That does not follow from what the question is now.' },
  'answer-missing': { status: 400, title: 'An answer needs words.', parameter: 'answer' },
  'answer-too-long': {
    status: 400,
    title: `An answer has at most ${longestAnswer} characters.`,
    parameter: 'answer',
  },
} as const satisfies Problems<Refused>

/** Why nothing is decided about a review. */
export const reviewProblems = {
  'no-such-review': notFound('review').problem,
  'decided-meanwhile': { status: 409, title: 'Another member of staff has decided on this review.' },
  'not-published': { status: 409, title: 'Only a review that is shown has a reply and photos.' },
  'reply-too-long': {
    status: 400,
    title: `A reply has at most ${longestReply} characters.`,
    parameter: 'text',
  },
} as const satisfies Problems<Refused>

/** Why nothing is decided about a report. */
export const reportProblems = {
  'no-such-report': notFound('report').problem,
  'decided-meanwhile': { status: 409, title: 'Another member of staff has decided on this report.' },
  'not-shown': { status: 409, title: 'The text is not shown any more, so it cannot be kept.' },
  'reason-of-other-list': {
    status: 400,
    title: 'This reason is not of the list for this kind of text.',
    parameter: 'reason',
  },
} as const satisfies Problems<Refused>
