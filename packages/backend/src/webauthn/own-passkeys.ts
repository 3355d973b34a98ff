/** A passkey in the list of its owner. */
export type OwnPasskey = {
  passkeyId: number
  credentialId: string
  name: string
  createdAt: Date
  lastUsedAt: Date | null
}

/** Of a table of passkeys, which each context has of its own. */
export const ownPasskeyColumns =
  'passkey_id "passkeyId", credential_id "credentialId", name, created_at "createdAt", last_used_at "lastUsedAt"'

/** A signature counter that does not rise reveals a cloned passkey, except on devices that never count. */
export const counterMovesOn = '(counter < :newCounter or (counter = 0 and :newCounter = 0))'
