import { afterEach, expect, test } from 'vitest'
import { showInOffice } from '../../testing/show-in-office'
import { MailList } from './mail-list'

const leave: (() => void)[] = []
afterEach(() => {
  for (const each of leave.splice(0)) each()
})

test('the mails are narrowed by what they are about, in words (MAIL-18)', async () => {
  const answers = { 'GET /mails': { items: [], next: null, total: 0 } }
  const shown = await showInOffice(<MailList timeLine={() => null} />, {
    permissions: ['mails.read'],
    answers,
  })
  leave.push(shown.leave)
  const { asked, place, router } = shown
  await expect.poll(() => place.textContent).toContain('No mails here')
  await router.navigate('/mails?view=sent&state=sent&kind=credit-note')
  await expect.poll(() => asked.some((call) => call.includes('kind=credit-note'))).toBe(true)
  const choices = [...place.querySelectorAll('select')].map(
    ({ selectedOptions }) => selectedOptions[0]?.textContent,
  )
  expect(choices).toContain('credit note')
  expect(place.textContent).toContain('Kind')
})
