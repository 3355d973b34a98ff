import { hashOf, newSecret } from '../../config/index.ts'
import type { Transaction } from '../../database/index.ts'

/**
 * ACCOUNTS-6: remembers the browser of somebody who proved to own the account, for a year. A browser that has a device of
 * this account already keeps it. Gives what the cookie carries.
 */
export async function rememberDevice(
  { rows }: Transaction,
  { userId, deviceSecret }: { userId: string; deviceSecret: string | null },
): Promise<string> {
  if (deviceSecret !== null) {
    const kept = await rows(keep, [hashOf(deviceSecret), userId])
    if (kept.length > 0) return deviceSecret
  }
  const { secret, hash } = newSecret(256)
  await rows(remember, [hash, userId])
  return secret
}

/** ACCOUNTS-10: whoever signed in with the old password is a stranger again. */
export async function forgetDevices({ rows }: Transaction, userId: string): Promise<void> {
  await rows(forget, [userId])
}

const keep = {
  name: 'accounts-keep-device',
  text: `
    update account_device set expires_at = now() + interval '1 year'
    where device_hash = $1 and user_id = $2 returning 1`,
}

const remember = {
  name: 'accounts-remember-device',
  text: `
    insert into account_device (device_hash, user_id, expires_at) values ($1, $2, now() + interval '1 year')`,
}

const forget = {
  name: 'accounts-forget-devices',
  text: 'delete from account_device where user_id = $1',
}
