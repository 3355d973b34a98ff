import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showInOffice } from '../../testing/show-in-office'
import { PasswordForm } from './password-form'

const leave: (() => void)[] = []
afterEach(() => {
  for (const each of leave.splice(0)) each()
})

const unknown = () => Response.json({}, { status: 401 })

test('a refusal is said at the code and loses nothing that was typed; the spaces of a time code do not count (STAFF-19)', async () => {
  let done = 0
  const answers: Record<string, unknown> = { 'POST /sign-in/password': unknown }
  const form = <PasswordForm onDone={() => (done += 1)} />
  const shown = await showInOffice(form, { permissions: [], answers })
  leave.push(shown.leave)
  const field = (name: string) => page.getByLabelText(name, { exact: true })
  await field('Email address').fill('ines@example.nl')
  await field('Password').fill('four quiet grey mares')
  await userEvent.keyboard('{Enter}')
  await expect.element(field('Time code')).toHaveFocus()
  expect(shown.sent).toEqual([])
  await field('Time code').fill('123 456')
  await userEvent.keyboard('{Enter}')
  await expect.element(field('Time code')).toHaveAccessibleDescription(/Signing in did not work/)
  await expect.element(field('Password')).toHaveValue('four quiet grey mares')
  expect(done).toBe(0)
  answers['POST /sign-in/password'] = {}
  await field('Time code').fill('654321')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => done).toBe(1)
  expect(shown.sent).toMatchObject([
    { code: '123456' },
    { code: '654321', password: 'four quiet grey mares' },
  ])
})
