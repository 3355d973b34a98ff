import { expect, test, vi } from 'vitest'
import type { Again } from '../../features/again/use-again'
import { renderInShop } from '../../testing/render-in-shop'
import { AgainYard } from './again-yard'

const calculated = { deliveryDate: { from: '2026-11-18', until: '2026-11-23', byAppointment: true } } as never
const answers = { access: 'yes', height: 'yes', power: 'no', forklift: 'unknown' } as const
const questions = [
  ['access', /lorry of 12 metres/],
  ['height', /4 metres high/],
  ['power', /electricity/],
  ['forklift', /forklift/],
] as const

function cartWith(yard: object | null, phoneNumber: string | null = '0612345678') {
  const deliveryWishes = { remark: 'Ring twice', day: null, yard }
  return { dealerId: null, billing: { lastName: 'Bos', phoneNumber }, deliveryWishes } as never
}

test('DELIVERY-13, ACCOUNT-PAGES-39: a lorry that has not been there asks about the yard, and keeps it once all is answered (DELIVERY-19)', async () => {
  const sent: unknown[] = []
  const setDeliveryWishes = (id: string, wishes: object) => sent.push([id, wishes])
  const change: Again['change'] = async (call) => {
    await call({ setDeliveryWishes } as never, 'abc')
  }
  const parts = { calculated, change, isTried: true }
  const { getByLabelText, getByText } = await renderInShop(<AgainYard cart={cartWith(null)} {...parts} />)
  expect(getByText('Choose an answer to every question').elements()).toHaveLength(4)
  for (const [question, label] of questions) {
    expect(sent).toEqual([])
    await getByLabelText(label).selectOptions(answers[question])
  }
  await expect.poll(() => sent).toEqual([['abc', { remark: 'Ring twice', day: null, yard: answers }]])
})

test('DELIVERY-13: a yard that is known is not asked about (DELIVERY-21)', async () => {
  const { container } = await renderInShop(
    <AgainYard
      cart={cartWith(answers)}
      calculated={calculated}
      change={vi.fn<Again['change']>()}
      isTried={false}
    />,
  )
  expect(container.textContent).toBe('')
})

test('DELIVERY-13: who cannot be called is asked for a number, which goes onto the bill (DELIVERY-20)', async () => {
  const sent: unknown[] = []
  const calls = {
    setBilling: (id: string, billing: object) => sent.push([id, billing]),
    setDeliveryWishes: () => sent.push('wishes'),
  }
  const change: Again['change'] = async (call) => {
    await call(calls as never, 'abc')
  }
  const parts = { calculated, change, isTried: false }
  const { getByLabelText } = await renderInShop(<AgainYard cart={cartWith(answers, null)} {...parts} />)
  await getByLabelText('Phone number').fill('0612345679')
  await getByLabelText(/electricity/).click()
  await expect.poll(() => sent).toEqual([['abc', { lastName: 'Bos', phoneNumber: '0612345679' }], 'wishes'])
})
