import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showInOffice } from '../../testing/show-in-office'
import { LotList } from './lot-list'

const lot = {
  lotId: 7,
  lotNumber: 'L-7',
  title: 'Muesli',
  pack: '20 kg',
  amount: 40,
  bestBefore: '2020-01-31',
  receivedAt: '2019-06-01T10:00:00.000Z',
  state: 'blocked',
}

const leave: (() => void)[] = []
afterEach(() => {
  for (const each of leave.splice(0)) each()
})

test('blocked lots are a view; a number that is looked for is found whatever its state (LOTS-3, OFFICE-2)', async () => {
  const answers = { 'GET /lots': { items: [lot], next: '', isMore: false } }
  const shown = await showInOffice(<LotList timeLine={() => null} />, {
    permissions: ['stock.read'],
    answers,
  })
  leave.push(shown.leave)
  const asked = () => shown.requests.findLast((call) => call.startsWith('GET /lots?'))
  await expect.poll(asked).toBe('GET /lots?limit=50&language=en')
  await page.getByRole('button', { name: 'Blocked', exact: true }).click()
  await expect.poll(asked).toBe('GET /lots?state=blocked&limit=50&language=en')
  await page.getByRole('searchbox').fill('L-7')
  await userEvent.keyboard('{Enter}')
  await expect.poll(asked).toBe('GET /lots?lotNumber=L-7&limit=50&language=en')
})
