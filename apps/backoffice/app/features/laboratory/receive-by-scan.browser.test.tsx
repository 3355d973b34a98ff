import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showInOffice } from '../../testing/show-in-office'
import { ReceiveByScan } from './receive-by-scan'

const leave: (() => void)[] = []
afterEach(() => {
  for (const each of leave.splice(0)) each()
})

const sample = {
  sampleId: 7,
  code: 'S10078',
  sampleName: 'North meadow',
  sampleType: null,
  status: 'ordered',
}

test('each scan takes one bag in and empties the field; what lacks its kind waits for it, what is unknown says so (LABORATORY-26)', async () => {
  const hay = { ...sample, sampleId: 8, code: 'S10086', sampleType: 'hay' }
  const answers: Record<string, unknown> = {
    'GET /samples/scan': hay,
    'POST /samples/8/receipt': { ...hay, status: 'received' },
    'POST /samples/7/receipt': { ...sample, sampleType: 'silage', status: 'received' },
  }
  const shown = await showInOffice(<ReceiveByScan />, { permissions: ['samples.receive'], answers })
  leave.push(shown.leave)
  const field = page.getByRole('textbox', { name: 'Scan a bag or type its number' })
  const rows = () => [...shown.container.querySelectorAll('li')].map(({ textContent }) => textContent ?? '')
  const badge = (code: string) => rows().find((row) => row.startsWith(code))
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('S10086{Enter}')
  await expect.poll(() => badge('S10086')).toContain('Came in')
  await expect.element(field).toHaveValue('')
  answers['GET /samples/scan'] = sample
  await userEvent.keyboard('S10078{Enter}')
  await expect.poll(() => badge('S10078')).toContain('Hay or silage?')
  answers['GET /samples/scan'] = () => Response.json({ code: 'not-found' }, { status: 404 })
  await userEvent.keyboard('S1{Enter}')
  await expect.poll(() => badge('S1U')).toContain('Unknown code')
  expect(shown.sent).toEqual([{ sampleType: 'hay' }])
  await page.getByRole('radio').nth(1).click({ force: true })
  await expect.poll(() => badge('S10078')).toContain('Came in')
  expect(shown.sent).toEqual([{ sampleType: 'hay' }, { sampleType: 'silage' }])
  expect(rows()).toHaveLength(3)
})
