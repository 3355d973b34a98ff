import { describe, expect, test } from 'vitest'
import { takeEnding } from './take-ending'

const filled = {
  fullName: 'Anna',
  contract: '100001',
  emailAddress: 'anna@example.nl',
  kind: 'ending',
  reason: '',
  endsOn: '',
}
const receipt = { endingId: 7, receivedAt: '2026-11-16T10:00:00Z' }

function post(fields: Record<string, string>, answer = () => Promise.resolve(receipt)) {
  const sent: unknown[] = []
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const stage = takeEnding(form, (values) => {
    sent.push(values)
    return answer()
  })
  return { stage, sent }
}

describe('ENDING-6: the ending of a contract without scripts', () => {
  test('counts with one press', async () => {
    const { stage, sent } = post(filled)
    expect(await stage).toEqual({ name: 'received', values: filled, receipt })
    expect(sent).toEqual([filled])
  })

  test('that lacks something is not taken, and keeps what was typed', async () => {
    const { stage, sent } = post({ ...filled, contract: ' ', endsOn: '31-02-2027' })
    const values = { ...filled, contract: '', endsOn: '31-02-2027' }
    expect(await stage).toEqual({ name: 'form', values, isJudged: true, hasFailed: false })
    expect(sent).toEqual([])
  })

  test('for an important reason names it', async () => {
    const values = { ...filled, kind: 'ending-for-cause' }
    expect(await post(values).stage).toMatchObject({ name: 'form', isJudged: true })
    expect(await post({ ...values, reason: 'The horse died.' }).stage).toMatchObject({ name: 'received' })
  })

  test('that did not arrive can be sent again', async () => {
    const { stage } = post(filled, () => Promise.reject(new Error('away')))
    expect(await stage).toEqual({ name: 'form', values: filled, isJudged: false, hasFailed: true })
  })
})
