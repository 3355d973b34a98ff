import { createQueue } from './queue.ts'

/** ACCOUNTS-3: argon2id with 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/**
 * ACCOUNTS-4: hashing takes memory and a core for a moment, so only a few run at once and few may wait. Node has four threads
 * for such work and for reading files; half of them stay free for files.
 */
const queue = createQueue({ atOnce: 2, waiting: 64 })

/** The hash of a password, made on another thread. Answers 503 when too many wait already. */
export function hashPassword(password: string): Promise<string> {
  return queue(async () => (await argon2()).hash(password, cost))
}

export function verifyPassword(hash: string, password: string): Promise<boolean> {
  return queue(async () => (await argon2()).verify(hash, password))
}

// Loaded when the first password comes, because it is a native module and a start must be quick.
function argon2() {
  return import('@node-rs/argon2')
}
