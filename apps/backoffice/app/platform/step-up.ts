type Ask = (answer: (isDone: boolean) => void) => void

let asker: Ask | undefined

/** The dialog that asks for a touch of the passkey registers here; there is one at a time. */
export function provideStepUp(ask: Ask): () => void {
  asker = ask
  return () => {
    if (asker === ask) asker = undefined
  }
}

/** Resolves with true once the member has shown again who they are. */
export function stepUp(): Promise<boolean> {
  return new Promise((resolve) => {
    if (asker) asker(resolve)
    else resolve(false)
  })
}
