import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showInOffice } from '../../testing/show-in-office'
import { GrantsDialog } from './grants-dialog'
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
