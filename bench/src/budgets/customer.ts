import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, Cookie } from 'puppeteer-core'

const sessions = new Map<string, Promise<Cookie[]>>()

/** The cookies of a customer who is signed in. One account per site is enough for all measurements. */
export function customerCookies(browser: Browser, origin: string): Promise<Cookie[]> {
  const session = sessions.get(origin) ?? openSession(browser, origin)
  sessions.set(origin, session)
  return session
}

/** Opens an account by the calls of the shop, answers its mail and signs in. */
async function openSession(browser: Browser, origin: string): Promise<Cookie[]> {
  const emailAddress = `budgets.${Date.now()}@example.nl`
  const context = await browser.createBrowserContext()
  try {
    const page = await context.newPage()
    await page.goto(`${origin}/robots.txt`)
    const run = (work: string, input: unknown) => page.evaluate(`(${work})(${JSON.stringify(input)})`)
    const credentials = { emailAddress, password: 'paard2026' }
    await run(registering, { ...credentials, firstName: 'Anna', lastName: 'de Vries' })
    await run(confirming, await mailedLink(origin, emailAddress))
    await run(signingIn, credentials)
    return await context.cookies()
  } finally {
    await context.close()
  }
}

type Mail = { kind: string; plainText: string | null }

/** Where the activation mail leads to, once it has been written. */
async function mailedLink(origin: string, emailAddress: string): Promise<string> {
  const mailbox = new URL(`/dev/mail/mails.json?to=${encodeURIComponent(emailAddress)}`, origin)
  mailbox.hostname = 'localhost'
  for (let attempt = 0; attempt < 100; attempt++) {
    const mails = (await (await fetch(mailbox)).json()) as Mail[]
    const text = mails.find(({ kind }) => kind === 'account-activation')?.plainText ?? ''
    const link = text.match(/https?:\/\/\S+/g)?.find((link) => new URL(link).pathname.endsWith('/confirm/'))
    if (link) return link
    await pause(200)
  }
  throw new Error(`No activation mail came to ${emailAddress}`)
}

/** What the three scripts below, which run in the browser, have in common: calls, and the captcha solved. */
const calling = `
  const post = async (path, body, more = {}) => {
    const headers = { 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/json', ...more }
    const answer = await fetch('/api/' + path, { method: 'POST', headers, body: JSON.stringify(body) })
    const text = await answer.text()
    if (!answer.ok) throw new Error(path + ': ' + answer.status + ' ' + text)
  }
  const hash = async (text) => {
    const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
    return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
  }
  const solved = async () => {
    const { salt, challenge, ...rest } = await (await fetch('/api/authentication/captcha')).json()
    let number = 0
    while ((await hash(salt + number)) !== challenge) number += 1
    return btoa(JSON.stringify({ ...rest, salt, challenge, number }))
  }`

const registering = `async (account) => {${calling}
  const callbackUrl = encodeURIComponent(location.origin + '/account/confirm/')
  await post('account?callbackUrl=' + callbackUrl, account, { captcha: await solved() })
}`

const confirming = `async (link) => {${calling}
  const { userId, token } = Object.fromEntries(new URL(link).searchParams)
  await post('account/' + userId + '/confirm?token=' + token, {})
}`

const signingIn = `async (credentials) => {${calling}
  await post('authentication/signin', credentials, { captcha: await solved() })
}`
