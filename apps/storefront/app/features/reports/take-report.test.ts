import { describe, expect, test } from 'vitest'
import { takeReport } from './take-report'

const filled = {
  reason: 'insulting',
  explanation: 'It calls my neighbour names.',
  fullName: '',
  emailAddress: 'anna@example.nl',
  goodFaith: 'yes',
}

function post(fields: Record<string, string>, answer = () => Promise.resolve()) {
  const sent: unknown[] = []
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const stage = takeReport(form, (values) => {
    sent.push(values)
    return answer()
  })
  return { stage, sent }
}

describe('REPORTS-10, REPORTS-22: a report without scripts', () => {
  test('counts with one press', async () => {
    const { stage, sent } = post(filled)
    expect(await stage).toEqual({ name: 'received', emailAddress: 'anna@example.nl' })
    expect(sent).toEqual([filled])
  })

  test('that lacks something is not taken, and keeps what was typed', async () => {
    const { goodFaith: _, ...unticked } = filled
    const { stage, sent } = post(unticked)
    const values = { ...filled, goodFaith: '' }
    expect(await stage).toEqual({ name: 'form', values, isJudged: true, hasFailed: false })
    expect(sent).toEqual([])
  })

  test('that did not arrive can be sent again', async () => {
    const { stage } = post(filled, () => Promise.reject(new Error('away')))
    expect(await stage).toEqual({ name: 'form', values: filled, isJudged: false, hasFailed: true })
  })
})
