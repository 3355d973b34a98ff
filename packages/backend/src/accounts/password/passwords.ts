import { isPassword } from '@haverhof/domain/accounts'
import { wrongFields, type WrongFields } from '@haverhof/domain/shared'
import { availableParallelism } from 'node:os'
import { concurrencyLimit } from '../../limits/index.ts'

/** argon2id with 19 MiB, two passes, one lane (ACCOUNTS-3). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/**
 * Hashing takes memory and a core for a moment, so only a few run at once and few may wait (ACCOUNTS-4). Node has four threads
 * for such work and for reading files; half of them stay free for files, and one processor for the calls.
 */
const limited = concurrencyLimit({
  concurrency: Math.max(1, Math.min(2, availableParallelism() - 1)),
  maxPending: 64,
})

/** The hash of a random password: an unknown address takes as long as a known one (ACCOUNTS-13). */
export const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$fNpcSMVIBQM9OG43pETA9Q$NGuHCzYuhmTHIdQVxrjlyP3Nht2Z3k+VJwQzOECpnWI'

/** Null for a password that is long enough (ACCOUNTS-3). */
export function wrongNewPassword(parameter: string, password: string): WrongFields | null {
  return wrongFields(isPassword(password) ? [] : [{ parameter, reason: 'invalid-password' }])
}

/** The hash of a password, made on another thread. Answers 503 when too many wait already. */
export function hashPassword(password: string): Promise<string> {
  return limited(async () => (await argon2()).hash(password, cost))
}

export function verifyPassword(hash: string, password: string): Promise<boolean> {
  return limited(async () => (await argon2()).verify(hash, password))
}

// Loaded when the first password comes, because it is a native module and a start must be quick.
function argon2() {
  return import('@node-rs/argon2')
}
