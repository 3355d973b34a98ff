import { type Page, expect } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { bringAuthenticator } from './authenticator.ts'
import { port } from './hosts.ts'
import { invite } from './staff.ts'

/** The address of a screen of the back office. */
export function atOffice(path: string): string {
  return `http://backoffice.localhost:${port}${path}`
}

/** A new member of staff opens the link of the invitation, makes a passkey in this browser, and sees Today. Returns the mailbox. */
export async function enterOffice(page: Page, role = 'owner'): Promise<string> {
  const mailbox = await acceptInvitation(page, role)
  await page.getByRole('link', { name: 'I have kept them' }).click()
  await expect(page.getByRole('button', { name: 'Ines Visser' })).toBeVisible()
  // A key is pressed only once the screen is drawn.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return mailbox
}

/**
 * The same as far as the screen with the codes for the day the passkey is lost: they
 * are in, and may open any screen; of one site alone where it is named.
 */
export async function acceptInvitation(
  page: Page,
  role = 'owner',
  siteId?: number,
  name = 'Ines Visser',
): Promise<string> {
  const mailbox = await openInvitation(page, role, siteId)
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('button', { name: 'Make a passkey' }).click()
  await expect(page.getByRole('heading', { name: 'Keep these codes' })).toBeVisible()
  return mailbox
}

/** The same as far as the first screen. */
export async function openInvitation(page: Page, role = 'owner', siteId?: number): Promise<string> {
  const mailbox = `${role}-${randomUUID()}@haverhof.test`
  await bringAuthenticator(page)
  await page.goto(await invite(page, mailbox, role, siteId))
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
  return mailbox
}

/** An order gets another name and address: it is found by it at once. */
export async function readdress(
  page: Page,
  orderId: number,
  lastName: string,
  city = 'Utrecht',
): Promise<void> {
  const street = { zipcode: '3511 AB', street: 'Oudegracht', streetNumber: '1', streetNumberAddition: '' }
  expect(
    await send(page, `/orders/${orderId}/address`, { firstName: 'Fleur', lastName, city, ...street }),
  ).toBe(200)
}

/** A change as the screens make it; the page stands in the office. */
export async function send(page: Page, path: string, body: object): Promise<number> {
  return page.evaluate(
    async ([target, sent]) => {
      const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }
      return (await fetch(target, { method: 'POST', headers, body: sent })).status
    },
    [`/staff-api/v1${path}`, JSON.stringify(body)] as const,
  )
}

/** What a screen would read. */
export function ask<Answer>(page: Page, path: string): Promise<Answer> {
  return page.evaluate(
    async (address) => (await (await fetch(address)).json()) as Answer,
    `/staff-api/v1${path}`,
  )
}

/** Goods come in with their lot. */
export async function receive(
  page: Page,
  variantId: number,
  amount: number,
  lotNumber: string,
): Promise<void> {
  const lot = { lotNumber, bestBefore: '2028-03-31' }
  expect(await send(page, `/stock/${variantId}/receive`, { amount, lot })).toBe(200)
}
