import { foldEmailAddress } from '@haverhof/domain/accounts'
import { mayUsePassword } from '@haverhof/domain/backoffice'
import { refusal } from '@haverhof/domain/shared'
import { nobodysHash, verifyPassword } from '../../accounts/index.ts'
import type { AppContext } from '../../app-context.ts'
import { inTransaction } from '../../database/index.ts'
import { type Factors, findFactors, useStep } from '../password/find-factors.ts'
import { stepOfCode } from '../password/time-codes.ts'
import { limited, limitedCodes } from './limits.ts'
import { type Browser, enter, type SignedIn } from './sign-in.ts'

type Credentials = { emailAddress: string; password: string; code: string }

/** Both or nothing, and one answer for whatever is wrong, after the same work (STAFF-19). */
export function signInWithPassword(
  context: AppContext,
  given: Credentials,
  from: Browser,
): Promise<SignedIn> {
  const emailAddress = foldEmailAddress(given.emailAddress)
  return limited(context, { clientIp: from.clientIp, tried: emailAddress }, async () => {
    const factors = await findFactors(context.database, emailAddress)
    const isRight = await verifyPassword(factors?.passwordHash ?? nobodysHash, given.password)
    if (!isRight || !factors || !mayUsePassword(factors.grants)) {
      await stepOf(context, null, given.code)
      return refusal('sign-in-failed')
    }
    return limitedCodes(context, factors.memberId, () => enterWithCode(context, { factors, given, from }))
  })
}

/** Who knows the password guesses at the code alone, so these guesses count for the member (STAFF-43). */
async function enterWithCode(
  context: AppContext,
  { factors, given, from }: { factors: Factors; given: Credentials; from: Browser },
): Promise<SignedIn> {
  const { memberId } = factors
  const step = await stepOf(context, factors, given.code)
  if (step === null) return refusal('sign-in-failed')
  return inTransaction(context, async (transaction) => {
    if (!(await useStep(transaction, { memberId, step }))) return refusal('sign-in-failed')
    return enter(context, transaction, { memberId, way: 'password', ...from })
  })
}

/** Who is signed in proves it once more with a code that was not used yet (STAFF-17). */
export async function proveWithTimeCode(
  context: AppContext,
  { memberId, emailAddress, code }: { memberId: number; emailAddress: string; code: string },
): Promise<boolean> {
  const factors = await findFactors(context.database, emailAddress)
  if (factors?.memberId !== memberId || !mayUsePassword(factors.grants)) return false
  const step = await stepOf(context, factors, code)
  return step !== null && useStep(context.database, { memberId, step })
}

function stepOf(context: AppContext, factors: Factors | null, code: string): Promise<number | null> {
  const secret = factors?.timeCodeSecret ?? nobodysSecret
  return stepOfCode(secret, code, context.now()).then((step) => (factors?.timeCodeSecret ? step : null))
}

/** So that an unknown mailbox takes as long as a known one. */
const nobodysSecret = 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'
