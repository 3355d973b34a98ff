import { longestNote, type MeasurementProblem } from '@haverhof/domain/laboratory'
import type { Refused } from '@haverhof/domain/shared'
import { notFound, type Problems } from '../../http/index.ts'
import { inputSentence } from '../../http/input-sentence.ts'

type SampleRefused =
  | Refused<'no-such-sample' | 'no-such-step' | 'type-missing' | 'invalid-date' | 'note-too-long'>
  | Refused<'bad-values', { problems: readonly MeasurementProblem[] }>

/** Why a sample takes no step. Every wrong value by name (LABORATORY-38). */
export const sampleProblems: Problems<SampleRefused> = {
  'no-such-sample': notFound('sample').problem,
  'no-such-step': { status: 409, title: 'The sample does not go that way.' },
  'type-missing': {
    status: 400,
    title: 'It is not known yet whether it is hay or silage.',
    parameter: 'sampleType',
  },
  'invalid-date': {
    status: 400,
    title: 'The day is before the order or after today.',
    parameter: 'receivedOn',
  },
  'note-too-long': { status: 400, title: `A note has at most ${longestNote} characters.`, parameter: 'note' },
  'bad-values': ({ problems }) => {
    const errors = problems.map((problem) => ({ parameter: problem.code, message: sentenceOf(problem) }))
    const [first] = errors
    return {
      status: 400,
      title: 'Some values are not right.',
      detail: first?.message ?? '',
      parameter: first?.parameter ?? 'values',
      errors,
    }
  },
}

function sentenceOf(problem: MeasurementProblem): string {
  if (problem.reason !== 'out-of-limits') return inputSentence(problem.code, problem.reason)
  return inputSentence(problem.code, `must be from ${problem.min} to ${problem.max}`)
}
