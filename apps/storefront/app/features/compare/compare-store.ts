import { compareStorageKey } from '../../toolkit/constants'
import { readStored, writeStored } from '../../toolkit/storage'
import { createStore, useStore } from '../../toolkit/store'
import {
  addCompared,
  type Compared,
  type ComparedList,
  foundIn,
  readCompared,
  removeCompared,
  replaceCompared,
  writeCompared,
} from './compare-list'

const nothing: ComparedList = []
const compared = createStore<ComparedList | null>(null)

/** The fifth product, while the visitor decides which of the four it replaces. */
export const askedToReplace = createStore<Compared | null>(null)

/** The products this browser compares; the same in all of its tabs (COMPARE-2). */
export function useCompared(): ComparedList {
  return useStore({ get: comparedList, subscribe }, nothing)
}

/** Whether this product is one of them: what changes for another one draws nothing anew. */
export function useIsCompared(productId: number): boolean {
  return useStore({ get: () => Boolean(foundIn(comparedList(), productId)), subscribe }, false)
}

export function toggleCompared(chosen: Compared): void {
  const list = comparedList()
  const entry = foundIn(list, chosen.productId)
  if (entry) return keep(removeCompared(list, entry.variantId))
  const added = addCompared(list, chosen)
  if (added) keep(added)
  else askedToReplace.set(chosen)
}

export function forgetCompared(variantId: number): void {
  keep(removeCompared(comparedList(), variantId))
}

export function clearCompared(): void {
  keep(nothing)
}

/** The answer to the question; null leaves everything as it was. */
export function answerReplace(leaving: number | null): void {
  const chosen = askedToReplace.get()
  askedToReplace.set(null)
  if (chosen && leaving !== null) keep(replaceCompared(comparedList(), leaving, chosen))
}

/** For event handlers and effects; components use `useCompared`. */
export function comparedList(): ComparedList {
  const entries = compared.get()
  if (entries) return entries
  const read = readCompared(readStored(compareStorageKey))
  // The same nothing as at first, so that an empty list draws nothing anew.
  const list = read.length === 0 ? nothing : read
  compared.set(list)
  return list
}

function keep(list: ComparedList): void {
  compared.set(list)
  writeStored(compareStorageKey, writeCompared(list))
}

function subscribe(listener: () => void): () => void {
  const takeOver = (event: StorageEvent) => {
    if (event.key === compareStorageKey) compared.set(readCompared(event.newValue))
  }
  window.addEventListener('storage', takeOver)
  const stop = compared.subscribe(listener)
  return () => {
    window.removeEventListener('storage', takeOver)
    stop()
  }
}
