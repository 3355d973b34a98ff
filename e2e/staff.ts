import { permissions } from '@haverhof/domain/backoffice'
import { type Page, expect } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { ask } from './ask.ts'
import { port, staffPort } from './hosts.ts'

/** A command of `npm run staff`, or of the stories alone: `staff(page, 'ship', orderId)`. */
export async function staff(page: Page, ...words: (string | number)[]): Promise<string> {
  return command(page, words)
}

/** Invites a member of staff, of all sites or of one; returns the mailed link. */
export async function invite(page: Page, mailbox: string, role: string, siteId?: number): Promise<string> {
  const sites = siteId === undefined ? {} : { sites: String(siteId) }
  const said = await command(page, ['invite', mailbox], { role, ...sites })
  return /http\S+/.exec(said)?.[0] ?? ''
}

/** Made with the first call of a process: that of a program which may do everything. */
let token: Promise<string> | undefined

/** What a program of the owner does through the staff API: it reads, or posts a body. The page may be at any address. */
export async function staffApi<Answer>(page: Page, path: string, body?: object): Promise<Answer> {
  token ??= makeToken(page)
  const headers = {
    authorization: `Bearer ${await token}`,
    ...(body && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
  }
  const host = `backoffice.localhost:${port}`
  const answer = await ask(host, `/staff-api/v1${path}`, headers, body && JSON.stringify(body))
  expect(answer.status, `${path}: ${answer.body}`).toBe(200)
  return JSON.parse(answer.body) as Answer
}

async function makeToken(page: Page): Promise<string> {
  const said = await command(page, ['token', 'create', 'stories'], { permissions: permissions.join(',') })
  return said.split('\n').at(-1) ?? ''
}

async function command(
  page: Page,
  words: readonly (string | number)[],
  options: Record<string, string> = {},
): Promise<string> {
  const named = words.map((word): [string, string] => ['word', String(word)])
  const query = new URLSearchParams([...named, ...Object.entries(options)])
  const answer = await page.request.post(`http://127.0.0.1:${staffPort}/?${query.toString()}`)
  const said = await answer.text()
  expect(answer.ok(), said).toBe(true)
  return said
}
