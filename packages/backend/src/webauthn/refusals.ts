import type { Refused } from '@haverhof/domain/shared'
import type { Problems } from '../http/index.ts'

/** A key that is wrong, registered already, or one too many. */
export type PasskeyRefused = Refused<'passkey-refused'>

export const passkeyProblems: Problems<PasskeyRefused> = {
  'passkey-refused': { status: 422, title: 'This passkey cannot be used here.' },
}
