import { afterEach, expect, test } from 'vitest'
import { showInOffice } from '../../testing/show-in-office'
import type { ReceivedLine } from './received-lines'
import { ReceivedTable } from './received-table'

const line = (lotNumber: string): ReceivedLine => ({
  variantId: 10101,
  article: 'HH10101',
  title: 'Muesli',
  pack: '20 kg',
  amount: 6,
  lotNumber,
  bestBefore: '2027-03-31',
})

const leave: (() => void)[] = []
afterEach(() => {
  for (const each of leave.splice(0)) each()
})

test('a line of a refused delivery says what is wrong with it, and keeps what was typed (STOCK-7)', async () => {
  const lines = [line('L-1'), line('L-2')]
  const problems = new Map(lines.slice(1).map((wrong) => [wrong, 'The lot is blocked.']))
  const content = <ReceivedTable lines={lines} problems={problems} onChange={() => undefined} />
  const { place, leave: close } = await showInOffice(content, { permissions: ['stock.receive'] })
  leave.push(close)
  await expect.poll(() => place.querySelectorAll('tbody tr')).toHaveLength(2)
  const [right, wrong] = place.querySelectorAll('tbody tr')
  expect(right?.querySelector('[role=alert]')).toBeNull()
  expect(right?.querySelector('[aria-invalid]')).toBeNull()
  expect(wrong?.querySelector('[role=alert]')?.textContent).toBe('The lot is blocked.')
  expect(wrong?.querySelector<HTMLInputElement>('input[aria-invalid=true]')?.value).toBe('L-2')
})
