type Listener = () => void

const listeners = new Set<Listener>()

/** Told by the client of the API when a call was answered with 401. */
export function signedOut(): void {
  for (const listener of listeners) listener()
}

export function onSignedOut(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
