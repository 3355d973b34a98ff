import { type BrowserContext, type ConsoleMessage, test as base, expect } from '@playwright/test'
import { at, hosts, isOurs } from './hosts.ts'

export { expect }

type Options = {
  /** What the browser itself writes when a story breaks something on purpose, such as a failed request. */
  expectedMessages: RegExp[]
  /** Whether the visitor has answered the question about cookies on an earlier visit. */
  hasAnsweredCookies: boolean
}

/**
 * Every story also says: nothing is written to the console as an error or a warning, no script fails, and nobody but
 * the shop is asked for anything.
 */
export const test = base.extend<Options>({
  expectedMessages: [[], { option: true }],
  hasAnsweredCookies: [true, { option: true }],
  context: async ({ context, expectedMessages, hasAnsweredCookies }, use) => {
    if (hasAnsweredCookies) await refuseCookies(context)
    const stray = watch(context, expectedMessages)
    await use(context)
    expect(stray, 'console errors, script errors and requests to others').toEqual([])
  },
})

async function refuseCookies(context: BrowserContext): Promise<void> {
  const value = encodeURIComponent('analytics=no&marketing=no&date=2026-01-01')
  await context.addCookies(hosts.map(([host]) => ({ name: 'consent', value, url: at(host, '/') })))
}

function watch(context: BrowserContext, expected: readonly RegExp[]): string[] {
  const stray: string[] = []
  const note = (text: string) => {
    if (!expected.some((pattern) => pattern.test(text))) stray.push(text)
  }
  context.on('console', (message) => {
    if (isComplaint(message)) note(`${message.type()}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => note(`script error: ${error.error().stack ?? error.error().message}`))
  context.on('request', (request) => {
    if (!isOurs(request.url())) note(`request to another host: ${request.url()}`)
  })
  return stray
}

function isComplaint(message: ConsoleMessage): boolean {
  return message.type() === 'error' || message.type() === 'warning'
}
