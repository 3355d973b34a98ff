import { type Page, expect } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { bringAuthenticator } from './authenticator.ts'
import { port } from './hosts.ts'
import { invite } from './staff.ts'

/** The address of a screen of the back office. */
export function atOffice(path: string): string {
  return `http://backoffice.localhost:${port}${path}`
}

/** A new member of staff opens the link of the invitation, makes a passkey in this browser, and is in. */
export async function enterOffice(page: Page, role = 'owner'): Promise<void> {
  await bringAuthenticator(page)
  await page.goto(await invite(page, `${role}-${randomUUID()}@haverhof.test`, role))
  await page.getByRole('textbox', { name: 'Name' }).fill('Ines Visser')
  await page.getByRole('button', { name: 'Make a passkey' }).click()
  await expect(page.getByRole('heading', { name: 'Keep these codes' })).toBeVisible()
  await page.getByRole('link', { name: 'I have kept them' }).click()
  await expect(page.getByRole('button', { name: 'Ines Visser' })).toBeVisible()
}
