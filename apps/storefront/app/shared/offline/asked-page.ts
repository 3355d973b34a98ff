import { shopAnswers } from '../../toolkit/connection'
import { createStore } from '../../toolkit/store'

/** The page that was asked for without a connection: it opens when there is one. */
export const askedPage = createStore<string | null>(null)

let isWaiting = false

/**
 * The last page asked for wins (SHELL-15). It is opened as a whole, for what its code was fetched with may have failed
 * meanwhile, and browsers do not fetch a module twice.
 */
export async function askForPage(address: string): Promise<void> {
  askedPage.set(address)
  if (isWaiting) return
  isWaiting = true
  await shopAnswers()
  isWaiting = false
  const url = askedPage.get()
  if (url !== null) location.assign(url)
}
