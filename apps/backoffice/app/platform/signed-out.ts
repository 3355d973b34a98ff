type Listener = () => void

const listeners = new Set<Listener>()

/** The API client calls it after an answer of 401. */
export function signedOut(): void {
  for (const listener of listeners) listener()
}

export function onSignedOut(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
