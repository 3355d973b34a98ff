import { missing, refusal, type Result, success, wrongFields } from '@haverhof/domain/shared'
import { expect, test } from 'vitest'
import { Refusal } from './problem.ts'
import { type Problems, unwrap } from './refusals.ts'

type Full = { ok: false; reason: 'full'; maximum: number }
type RefusalResult = Result<string, 'closed' | Full>

const problems = {
  closed: { status: 409, title: 'It is closed.' },
  full: ({ maximum }: Full) => ({ status: 409, code: 'too-many', title: 'It is full.', maximum }),
} satisfies Problems<Full | { ok: false; reason: 'closed' }>

function problemOf(work: () => unknown): unknown {
  try {
    return work()
  } catch (error) {
    return error instanceof Refusal ? error.problem : error
  }
}

test('a result gives its value, or a problem by the table of its context', () => {
  const given = (result: RefusalResult) => problemOf(() => unwrap(result, problems))
  expect(given(success('here'))).toBe('here')
  expect(given(refusal('closed'))).toEqual({ status: 409, code: 'closed', title: 'It is closed.' })
  expect(given(refusal('full', { maximum: 3 }))).toEqual({
    status: 409,
    code: 'too-many',
    title: 'It is full.',
    maximum: 3,
  })
})

test('reasons that many contexts share need no table', () => {
  const lost: Result<string, ReturnType<typeof missing>> = missing('horse')
  expect(problemOf(() => unwrap(lost))).toMatchObject({ status: 404, detail: 'No such horse.' })
  const wrong = wrongFields([{ parameter: 'name', reason: 'required' }])
  expect(problemOf(() => wrong && unwrap(wrong))).toMatchObject({ status: 400, code: 'invalid-fields' })
  expect(wrongFields([])).toBeNull()
})
