import type { Page } from '@playwright/test'
import { hash } from 'node:crypto'
import { askShop } from './ask.ts'
import { type Host, at } from './hosts.ts'
import { mailedLink, newMailbox } from './mailbox.ts'
import { standOn } from './visit.ts'

export const password = 'paard2026'

/** Opens an account the quick way; its activation mail is on its way. */
export async function register(
  page: Page,
  host: Host,
  emailAddress: string,
  name = { firstName: 'Anna', lastName: 'de Vries' },
): Promise<void> {
  await standOn(page, host)
  const callbackUrl = encodeURIComponent(at(host, '/account/confirm/'))
  const account = { emailAddress, password, ...name }
  await callWithCaptcha(page, host, `/api/account?callbackUrl=${callbackUrl}`, account)
}

/** A call as the pages make it, with the captcha solved; every customer calls from an address of their own. */
async function callWithCaptcha(page: Page, host: Host, path: string, body: object): Promise<void> {
  await page.evaluate(
    async ([target, sent, captcha]) => {
      const parts = crypto.getRandomValues(new Uint8Array(3))
      const headers = {
        'x-requested-with': 'XMLHttpRequest',
        'content-type': 'application/json',
        'x-client-ip': `10.${parts.join('.')}`,
        captcha,
      }
      const answer = await fetch(target, { method: 'POST', headers, body: sent })
      if (!answer.ok) throw new Error(`${target}: ${answer.status} ${await answer.text()}`)
    },
    [path, JSON.stringify(body), await solvedCaptcha(host)] as const,
  )
}

/** Solved here: a browser takes a hundred times as long. Its own way is in the stories that fill in the forms. */
async function solvedCaptcha(host: Host): Promise<string> {
  const { salt, challenge, ...rest } = JSON.parse((await askShop(host, '/api/authentication/captcha')).body)
  let number = 0
  while (hash('sha256', `${salt}${number}`) !== challenge) number += 1
  return btoa(JSON.stringify({ ...rest, salt, challenge, number }))
}

/** A customer with an activated account, made the quick way, not signed in. */
export async function makeCustomer(
  page: Page,
  host: Host,
  emailAddress = newMailbox('anna'),
  name?: { firstName: string; lastName: string },
): Promise<{ emailAddress: string; password: string }> {
  await register(page, host, emailAddress, name)
  const link = await mailedLink(page, emailAddress, { kind: 'account-activation', path: '/account/confirm/' })
  const { userId, token } = Object.fromEntries(new URL(link).searchParams)
  await page.evaluate(
    async ({ path }) => {
      const answer = await fetch(path, { method: 'POST', headers: { 'x-requested-with': 'XMLHttpRequest' } })
      if (!answer.ok) throw new Error(`Confirming: ${answer.status} ${await answer.text()}`)
    },
    { path: `/api/account/${userId}/confirm?token=${token}` },
  )
  return { emailAddress, password }
}

/** Fills in the form that is open and signs in (in Dutch). */
export async function fillSignIn(
  page: Page,
  customer: { emailAddress: string; password: string },
): Promise<void> {
  await page.getByLabel('E-mailadres', { exact: true }).fill(customer.emailAddress)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(customer.password)
  await page.getByRole('main').getByRole('button', { name: 'Inloggen' }).click()
}

/** Signs in the quick way; the page stands on the host, and on none of its pages. */
export async function signIn(
  page: Page,
  host: Host,
  { emailAddress, password }: { emailAddress: string; password: string },
): Promise<void> {
  await standOn(page, host)
  await callWithCaptcha(page, host, '/api/authentication/signin', { emailAddress, password })
}
