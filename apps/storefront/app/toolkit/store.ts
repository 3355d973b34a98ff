import { useSyncExternalStore } from 'react'

/** State that lives outside React, so start-up never re-renders the tree that is still hydrating. */
export type Store<T> = {
  get: () => T
  set: (value: T) => void
  update: (change: (value: T) => T) => void
  subscribe: (listener: () => void) => () => void
}

export function createStore<T>(initial: T): Store<T> {
  let value = initial
  const listeners = new Set<() => void>()
  const set = (next: T) => {
    if (Object.is(next, value)) return
    value = next
    for (const listener of listeners) listener()
  }
  return {
    get: () => value,
    set,
    update: (change) => set(change(value)),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The value of a store; while the server renders and the browser hydrates it is `atFirst`, the same for every visitor. */
export function useStore<T>(store: Pick<Store<T>, 'get' | 'subscribe'>, atFirst: T): T {
  return useSyncExternalStore(store.subscribe, store.get, () => atFirst)
}
