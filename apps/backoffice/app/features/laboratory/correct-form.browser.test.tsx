import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showInOffice } from '../../testing/show-in-office'
import { CorrectForm } from './correct-form'
import type { Sample } from './sample'

const sample: Sample = {
  sampleId: 7,
  code: 'S10078',
  sampleName: 'Hay, north meadow',
  siteId: 1,
  analysis: 'Qs',
  sampleType: 'hay',
  status: 'measured',
  orderedOn: '2026-06-01',
  takenOn: null,
  receivedOn: '2026-06-02',
  resultOn: '2026-06-03',
  advisedOn: null,
  waitsSince: '2026-06-03',
  adviserNote: null,
  values: {},
}

const leave: (() => void)[] = []
afterEach(() => {
  for (const each of leave.splice(0)) each()
})

test('Escape leaves a correction in which nothing was typed, and loses none in which something was (LABORATORY-22, OFFICE-8)', async () => {
  const onClose = vi.fn<() => void>()
  const form = <CorrectForm {...{ sample, onClose }} sampleType="hay" onScan={() => undefined} />
  const shown = await showInOffice(form, { permissions: ['samples.measure'] })
  leave.push(shown.leave)
  const reason = page.getByRole('textbox', { name: 'Why is it corrected?' })
  const heading = page.getByRole('heading', { name: 'Correct what was measured' })
  await reason.fill('Another bag')
  await heading.click()
  await userEvent.keyboard('{Escape}')
  await expect.element(reason).toHaveValue('Another bag')
  expect(onClose).not.toHaveBeenCalled()
  await reason.fill('')
  await heading.click()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => onClose).toHaveBeenCalled()
})
