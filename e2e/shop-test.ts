import { type BrowserContext, type ConsoleMessage, test as base, expect } from '@playwright/test'
import { isOurs } from './hosts.ts'

export { expect }

type Options = {
  /** What the browser itself writes when a story breaks something on purpose, such as a failed request. */
  expectedMessages: RegExp[]
}

/**
 * Every story also says: nothing is written to the console as an error or a warning, no script fails, and nobody but
 * the shop is asked for anything.
 */
export const test = base.extend<Options>({
  expectedMessages: [[], { option: true }],
  context: async ({ context, expectedMessages }, use) => {
    const stray = watch(context, expectedMessages)
    await use(context)
    expect(stray, 'console errors, script errors and requests to others').toEqual([])
  },
})

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
