import {
  type BrowserContext,
  type ConsoleMessage,
  type Request,
  type WebError,
  test as base,
  expect,
} from '@playwright/test'
import { at, hosts, isOurs } from './hosts.ts'

export { expect }

type Options = {
  /** What the browser itself writes when a story breaks something on purpose, such as a failed request. */
  expectedMessages: RegExp[]
  /** Whether the visitor has answered the question about cookies on an earlier visit. */
  hasAnsweredCookies: boolean
}

/**
 * Every story also says: nothing is written to the console as an error or a warning, no script fails, and no host but
 * the shop is asked for anything.
 */
export const test = base.extend<Options>({
  expectedMessages: [[], { option: true }],
  hasAnsweredCookies: [true, { option: true }],
  context: async ({ context, expectedMessages, hasAnsweredCookies }, use) => {
    if (hasAnsweredCookies) await refuseCookies(context)
    await watched(context, expectedMessages, () => use(context))
  },
})

export async function refuseCookies(context: BrowserContext): Promise<void> {
  const value = encodeURIComponent('analytics=no&marketing=no&date=2026-01-01')
  await context.addCookies(hosts.map(([host]) => ({ name: 'consent', value, url: at(host, '/') })))
}

/** Lets a story happen in this browser, and fails it for what must not happen meanwhile. */
export async function watched(
  context: BrowserContext,
  expectedMessages: readonly RegExp[],
  story: () => Promise<void>,
): Promise<void> {
  const stray: string[] = []
  const note = (text: string) => {
    if (!expectedMessages.some((pattern) => pattern.test(text))) stray.push(text)
  }
  const onConsole = (message: ConsoleMessage) => {
    if (isComplaint(message)) note(`${message.type()}: ${message.text()} (${message.location().url})`)
  }
  const onError = (error: WebError) => note(`script error: ${error.error().stack ?? error.error().message}`)
  const onRequest = (request: Request) => {
    if (!isOurs(request.url())) note(`request to another host: ${request.url()}`)
  }
  context.on('console', onConsole).on('weberror', onError).on('request', onRequest)
  await story()
  context.off('console', onConsole).off('weberror', onError).off('request', onRequest)
  expect(stray, 'console errors, script errors and requests to others').toEqual([])
}

function isComplaint(message: ConsoleMessage): boolean {
  return message.type() === 'error' || message.type() === 'warning'
}
