import { type ConfirmProofKind, isPassword } from '@haverhof/domain/accounts'
import type { AppContext } from '../../app-context.ts'
import { hashOf } from '../../config/index.ts'
import { badInput, Refusal, refuseFields } from '../../http/index.ts'
import { hashPassword } from '../password/passwords.ts'
import { requirePassword } from '../password/require-password.ts'
import { type GivenToken, requireToken, type UsableToken } from '../tokens/use-token.ts'

export type ConfirmProof = {
  proof?: ConfirmProofKind | null | undefined
  password?: string | null | undefined
}

type Asked = ConfirmProof & {
  token: GivenToken
  customerId: string | null
  registrationSecret: string | null
}

/**
 * ACCOUNTS-23: the mailed link proves the mailbox, not who registered: a stranger may have chosen the password. A page therefore
 * sends a proof; a client of the specification that sends none has asked in its own way. Gives the hash of a new password.
 */
export async function proveRegistration(context: AppContext, asked: Asked): Promise<string | null> {
  const { proof, password, token } = asked
  if (!proof) return null
  const usable = await requireToken(context.database, token)
  if (proof === 'browser') return requireBrowser(asked, usable)
  if (proof === 'password') {
    const given = { parameter: 'password', password: password ?? '' }
    await requirePassword(context, { userId: token.userId }, given)
    return null
  }
  // A new mailbox of an account is no reason to forget that account.
  if (usable.purpose !== 'activate') throw badInput('proof', 'must be browser or password for a new mailbox')
  if (!isPassword(password ?? '')) refuseFields([{ parameter: 'password', reason: 'invalid-password' }])
  return hashPassword(password ?? '')
}

function requireBrowser({ token, customerId, registrationSecret: kept }: Asked, usable: UsableToken): null {
  const isOwn =
    usable.purpose === 'activate'
      ? kept === registrationSecret(usable.passwordHash)
      : customerId === token.userId.toLowerCase()
  if (isOwn) return null
  const code = usable.purpose === 'activate' ? 'registration-unproven' : 'mailbox-unproven'
  throw new Refusal({ status: 422, code, title: 'Type the password of the account to confirm the mailbox.' })
}

/** ACCOUNTS-23: what the browser that chose the password keeps; its salt makes it as random as any secret. */
export function registrationSecret(passwordHash: string): string {
  return hashOf(passwordHash)
}
