import { type Page, expect } from '@playwright/test'
import { port } from './hosts.ts'

type Mail = { kind: string; toAddress: string; plainText: string | null }

/** The newest mail of a kind to this address, once it has been written. */
export async function mailTo(page: Page, address: string, kind: string): Promise<string> {
  let text: string | null = null
  await expect
    .poll(
      async () => {
        const answer = await page.request.get(
          `http://localhost:${port}/dev/mail/mails.json?to=${encodeURIComponent(address)}`,
        )
        const mails = (await answer.json()) as Mail[]
        text = mails.find((mail) => mail.kind === kind)?.plainText ?? null
        return text
      },
      { message: `a mail “${kind}” to ${address}`, intervals: [100] },
    )
    .not.toBeNull()
  return text ?? ''
}

/** The link in a mail that leads to this page. */
export async function mailedLink(
  page: Page,
  address: string,
  wanted: { kind: string; path: string },
): Promise<string> {
  const text = await mailTo(page, address, wanted.kind)
  const link = text.match(/https?:\/\/\S+/g)?.find((url) => new URL(url).pathname === wanted.path)
  if (!link) throw new Error(`The mail “${wanted.kind}” has no link to ${wanted.path}`)
  return link
}

let mailboxCount = 0

/** A mailbox that no other story uses. */
export function newMailbox(name: string): string {
  mailboxCount += 1
  return `${name}.${process.pid}.${Date.now()}.${mailboxCount}@example.nl`
}
