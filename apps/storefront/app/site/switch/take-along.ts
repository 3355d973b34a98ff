import { logClientError } from '@haverhof/api-client/browser'
import { createCartMemory } from '../../shared/cart/cart-memory'
import { lateApi } from '../../shared/shop/late-api'
import type { Host } from '../../shared/shop/hosts'
import type { ScopeIds } from '../../shared/shop/shop'
import {
  accountStorageKey,
  compareStorageKey,
  horseStorageKey,
  sharedStorageKey,
} from '../../toolkit/constants'
import { readStored, writeStored } from '../../toolkit/storage'

/** Carts and customers belong to a site: every host of it is the same shop in another language (SITES-15). */
export function isOtherLanguage(here: ScopeIds, { siteId, languageId }: Host): boolean {
  return siteId === here.siteId && languageId !== here.languageId
}

/**
 * What this browser remembers; nothing in it means that a plain link does. Once the language was changed, both hosts remember the same: an
 * empty field says what is gone since, so that it does not come back. A host that shares nothing yet takes nothing away from the other.
 */
export function rememberedFields(here: ScopeIds): [string, string][] {
  const isShared = readStored(sharedStorageKey) !== null
  const fields = {
    cart: createCartMemory(here).read(),
    compare: readStored(compareStorageKey),
    horse: readStored(horseStorageKey),
  }
  return Object.entries(fields)
    .map(([name, text]): [string, string] => [name, text ?? ''])
    .filter(([, text]) => isShared || text !== '')
}

export function isSignedInHere(): boolean {
  return readStored(accountStorageKey) !== null
}

/**
 * Goes to the same page in another language with cart, comparison, horse and session (SITES-20). A form carries them, because
 * its body is in no address, log, referrer or history.
 */
export async function goWith(here: ScopeIds, url: string, fields: [string, string][]): Promise<void> {
  const { origin, pathname, search } = new URL(url)
  const key = isSignedInHere() ? await handoverKey(here) : null
  writeStored(sharedStorageKey, '1')
  tellOrigin()
  submitForm(`${origin}/api/authentication/arrival`, [
    ['to', pathname + search],
    ...fields,
    ...(key === null ? [] : [['key', key] satisfies [string, string]]),
  ])
}

/** Without a key the language changes all the same, and the visitor signs in there. */
async function handoverKey(here: ScopeIds): Promise<string | null> {
  try {
    const api = await lateApi(here)
    return (await api.authentication.handOver()).key
  } catch (error) {
    logClientError(error)
    return null
  }
}

/**
 * The other host takes forms of this site alone, and a page with a secret in its address sends no referrer. What is told now is
 * the host and never an address, and the page is left at once.
 */
function tellOrigin(): void {
  const policy = document.createElement('meta')
  policy.name = 'referrer'
  policy.content = 'strict-origin'
  document.head.append(policy)
}

function submitForm(action: string, fields: readonly [string, string][]): void {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = action
  form.hidden = true
  for (const [name, value] of fields) {
    const input = document.createElement('input')
    input.type = 'hidden'
    input.name = name
    input.value = value
    form.append(input)
  }
  document.body.append(form)
  form.submit()
}
