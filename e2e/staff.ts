import { type Page, expect } from '@playwright/test'
import { staffPort } from './hosts.ts'

/** A member of staff does something: `staff(page, 'ship', orderId)`. */
export async function staff(page: Page, ...words: (string | number)[]): Promise<string> {
  return asked(page, new URLSearchParams(words.map((word) => ['word', String(word)])))
}

/** Invites a member of staff, of all sites or of one; returns the mailed link. */
export async function invite(page: Page, mailbox: string, role: string, siteId?: number): Promise<string> {
  const said = await asked(
    page,
    new URLSearchParams([
      ['word', 'invite'],
      ['word', mailbox],
      ['role', role],
      ...(siteId === undefined ? [] : [['sites', String(siteId)]]),
    ]),
  )
  return /http\S+/.exec(said)?.[0] ?? ''
}

async function asked(page: Page, query: URLSearchParams): Promise<string> {
  const answer = await page.request.post(`http://127.0.0.1:${staffPort}/?${query.toString()}`)
  const said = await answer.text()
  expect(answer.ok(), said).toBe(true)
  return said
}
