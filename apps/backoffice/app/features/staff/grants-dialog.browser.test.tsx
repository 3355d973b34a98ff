import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showInOffice } from '../../testing/show-in-office'
import { GrantsDialog } from './grants-dialog'
import { InviteDialog } from './invite-dialog'
import { MemberActions } from './member-actions'
import type { StaffMember } from './staff-members'

const translator: StaffMember = {
  memberId: 7,
  name: 'Bram Bos',
  emailAddress: 'bram@example.com',
  grants: [{ role: 'translator', siteIds: null, languageIds: [1] }],
  state: 'active',
  isLastOwner: false,
  lastSeenAt: null,
  sessions: 0,
  passkeys: 1,
  hasPassword: false,
  recoveryCodesLeft: 10,
}

const leave: (() => void)[] = []
afterEach(() => {
  for (const each of leave.splice(0)) each()
})

test('a translator gets one more language beside those there are (STAFF-10)', async () => {
  const dialog = <GrantsDialog member={translator} onClose={() => undefined} />
  const shown = await showInOffice(dialog, { permissions: ['staff.edit'] })
  leave.push(shown.leave)
  const tick = (name: string) => page.getByRole('checkbox', { name })
  await expect.element(tick('Nederlands')).toBeChecked()
  await tick('Deutsch').click({ force: true })
  await expect.element(tick('Nederlands')).toBeChecked()
  await page.getByRole('button', { name: 'Save the rights' }).click()
  await expect
    .poll(() => shown.sent)
    .toEqual([{ grants: [{ role: 'translator', siteIds: null, languageIds: [1, 2] }] }])
})

test('an invitation for no site at all is not sent, and says so at the sites; what was typed stays (STAFF-16)', async () => {
  let closed = 0
  const dialog = <InviteDialog onClose={() => (closed += 1)} />
  const shown = await showInOffice(dialog, { permissions: ['staff.edit'] })
  leave.push(shown.leave)
  const mailbox = page.getByRole('textbox', { name: 'Email address' })
  await mailbox.fill('els@example.com')
  await page.getByRole('textbox', { name: 'Name' }).fill('Els Vos')
  await page.getByLabelText('Language of the mail').selectOptions('German')
  const tick = (name: string) => page.getByRole('checkbox', { name })
  await tick('All sites, also those to come').click({ force: true })
  const send = page.getByRole('button', { name: 'Send the invitation' })
  await send.click()
  const sites = page.getByRole('group', { name: 'Sites' })
  await expect.element(sites.getByText('Choose at least one site.')).toBeVisible()
  expect(shown.sent).toEqual([])
  await tick('haverhof.nl').click({ force: true })
  await send.click()
  const grants = [{ role: 'viewer', siteIds: [1], languageIds: null }]
  await expect
    .poll(() => shown.sent)
    .toEqual([{ emailAddress: 'els@example.com', name: 'Els Vos', language: 'de', grants }])
  await expect.poll(() => closed).toBe(1)
})

test('a member is suspended after a question, which stays when it is refused; a reset asks on its own (STAFF-3)', async () => {
  const answers: Record<string, unknown> = {
    'POST /staff/7/suspend': () => Response.json({ code: 'permission-missing' }, { status: 403 }),
  }
  const shown = await showInOffice(<MemberActions member={translator} />, {
    permissions: ['staff.edit'],
    answers,
  })
  leave.push(shown.leave)
  const question = page.getByRole('alertdialog')
  await page.getByRole('button', { name: 'Suspend' }).click()
  expect(shown.requests).toEqual([])
  await question.getByRole('button', { name: 'Suspend' }).click()
  await expect.poll(() => shown.requests).toEqual(['POST /staff/7/suspend'])
  await expect.element(question).toBeVisible()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Reset ways in' }).click()
  await question.getByRole('button', { name: 'Reset ways in' }).click()
  await expect.poll(() => shown.requests.at(-1)).toBe('POST /staff/7/reset')
  await expect.element(question).not.toBeInTheDocument()
})
