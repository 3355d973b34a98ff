import { compareStorageKey } from '../../toolkit/constants'
import { readStored, writeStored } from '../../toolkit/storage'
import { createStore, useStore } from '../../toolkit/store'
import { addCompared, readCompared, removeCompared, replaceCompared, writeCompared } from './compare-list'

const nothing: readonly number[] = []
const compared = createStore<readonly number[] | null>(null)

/** The fifth product, while the visitor decides which of the four it replaces. */
export const askedToReplace = createStore<number | null>(null)

/** COMPARE-2: the packs this browser compares; the same in all of its tabs. */
export function useCompared(): readonly number[] {
  return useStore({ get: comparedIds, subscribe }, nothing)
}

/** Whether this pack is one of them: what changes for another pack draws nothing anew. */
export function useIsCompared(id: number): boolean {
  return useStore({ get: () => comparedIds().includes(id), subscribe }, false)
}

export function toggleCompared(id: number): void {
  const ids = comparedIds()
  if (ids.includes(id)) return keep(removeCompared(ids, id))
  const added = addCompared(ids, id)
  if (added.ok) keep(added.ids)
  else askedToReplace.set(id)
}

export function forgetCompared(id: number): void {
  keep(removeCompared(comparedIds(), id))
}

export function clearCompared(): void {
  keep(nothing)
}

/** The answer to the question; null leaves everything as it was. */
export function answerReplace(leaving: number | null): void {
  const id = askedToReplace.get()
  askedToReplace.set(null)
  if (id !== null && leaving !== null) keep(replaceCompared(comparedIds(), leaving, id))
}

/** For event handlers and effects; components use `useCompared`. */
export function comparedIds(): readonly number[] {
  const known = compared.get()
  if (known) return known
  const read = readCompared(readStored(compareStorageKey))
  // The same nothing as at first, so that an empty list draws nothing anew.
  const ids = read.length === 0 ? nothing : read
  compared.set(ids)
  return ids
}

function keep(ids: readonly number[]): void {
  compared.set(ids)
  writeStored(compareStorageKey, writeCompared(ids))
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
