import type { ConfirmProofKind } from '@haverhof/domain/accounts'
import {
  refusal,
  type Result,
  success,
  type WrongFields,
  type WrongInput,
  wrongInput,
} from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { hashOf } from '../../config/index.ts'
import { hashPassword, wrongNewPassword } from '../password/passwords.ts'
import { type PasswordRefused, requirePassword } from '../password/require-password.ts'
import { type GivenToken, requireToken, type UsableToken } from '../tokens/use-token.ts'

export type ConfirmProof = {
  proof?: ConfirmProofKind | null | undefined
  password?: string | null | undefined
}

type Unproven = 'registration-unproven' | 'mailbox-unproven'
export type ProofRefused = Unproven | 'token-invalid' | PasswordRefused | WrongFields | WrongInput

type Registration = ConfirmProof & {
  token: GivenToken
  customerId: string | null
  registrationSecret: string | null
}

/**
 * The mailed link proves the mailbox, not who registered: a stranger may have chosen the password (ACCOUNTS-23). A page therefore
 * sends a proof; a client of the specification that sends none has asked in its own way. Gives the hash of a new password.
 */
export async function proveRegistration(
  context: AppContext,
  registration: Registration,
): Promise<Result<string | null, ProofRefused>> {
  const { proof, token } = registration
  const password = registration.password ?? ''
  if (!proof) return success(null)
  const usable = await requireToken(context.database, token)
  if (!usable.ok) return usable
  if (proof === 'browser') return requireBrowser(registration, usable.value)
  if (proof === 'password')
    return requirePassword(context, { userId: token.userId }, { parameter: 'password', password })
  // A new mailbox of an account is no reason to forget that account.
  if (usable.value.purpose !== 'activate')
    return wrongInput('proof', 'must be browser or password for a new mailbox')
  return wrongNewPassword('password', password) ?? success(await hashPassword(password))
}

function requireBrowser(
  { token, customerId, registrationSecret: secretHash }: Registration,
  usable: UsableToken,
): Result<null, Unproven> {
  const isOwn =
    usable.purpose === 'activate'
      ? secretHash === registrationSecret(usable.passwordHash)
      : customerId === token.userId.toLowerCase()
  if (isOwn) return success(null)
  return refusal(usable.purpose === 'activate' ? 'registration-unproven' : 'mailbox-unproven')
}

/** What the browser that chose the password keeps; its salt makes it as random as any secret (ACCOUNTS-27). */
export function registrationSecret(passwordHash: string): string {
  return hashOf(passwordHash)
}
