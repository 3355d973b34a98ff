import { type Page, expect } from '@playwright/test'
import { staffPort } from './hosts.ts'

/** A member of staff does something: `staff(page, 'ship', orderId)`. */
export async function staff(page: Page, ...words: (string | number)[]): Promise<string> {
  const query = new URLSearchParams(words.map((word) => ['word', String(word)]))
  const answer = await page.request.post(`http://127.0.0.1:${staffPort}/?${query.toString()}`)
  const said = await answer.text()
  expect(answer.ok(), said).toBe(true)
  return said
}
