import { describe, expect, test } from 'vitest'
import { takeStep } from './take-step'

const filled = { fullName: 'Anna', orderNumber: '100001', emailAddress: 'anna@example.nl', statement: '' }
const receipt = { withdrawalId: 7, receivedAt: '2026-11-16T10:00:00Z' }

function post(fields: Record<string, string>) {
  const sent: unknown[] = []
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const stage = takeStep(form, (values) => {
    sent.push(values)
    return Promise.resolve(receipt)
  })
  return { stage, sent }
}

describe('CHECKOUT-PAGES-17, CHECKOUT-PAGES-65: a withdrawal without scripts', () => {
  test('is checked before it is confirmed', async () => {
    const { stage, sent } = post(filled)
    expect(await stage).toEqual({ name: 'review', values: filled, hasFailed: false })
    expect(sent).toEqual([])
  })

  test('counts once it is confirmed', async () => {
    const { stage, sent } = post({ ...filled, step: 'confirm' })
    expect(await stage).toEqual({ name: 'received', values: filled, receipt })
    expect(sent).toEqual([filled])
  })

  test('goes back to its fields with everything that was typed', async () => {
    expect(await post({ ...filled, step: 'back' }).stage).toEqual({
      name: 'form',
      values: filled,
      isJudged: false,
    })
  })

  test.each(['review', 'confirm'])('that lacks something is not taken, not even at step %s', async (step) => {
    const { stage, sent } = post({ ...filled, orderNumber: ' ', step })
    expect(await stage).toEqual({ name: 'form', values: { ...filled, orderNumber: '' }, isJudged: true })
    expect(sent).toEqual([])
  })

  test('that did not arrive can be confirmed again', async () => {
    const form = new FormData()
    for (const [name, value] of Object.entries({ ...filled, step: 'confirm' })) form.set(name, value)
    const stage = await takeStep(form, () => Promise.reject(new Error('away')))
    expect(stage).toEqual({ name: 'review', values: filled, hasFailed: true })
  })
})
