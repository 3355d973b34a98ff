import { hashOf, newSecret } from '../../config/index.ts'
import { statement, type Transaction } from '../../database/index.ts'

/**
 * Remembers the browser of a customer who proved to own the account, for a year (ACCOUNTS-45). A browser that has a device of
 * this account already keeps it. Gives what the cookie carries.
 */
export async function rememberDevice(
  { rows }: Transaction,
  { userId, deviceSecret }: { userId: string; deviceSecret: string | null },
): Promise<string> {
  if (deviceSecret !== null) {
    const devices = await rows(keep, { deviceSecretHash: hashOf(deviceSecret), userId })
    if (devices.length > 0) return deviceSecret
  }
  const { secret, hash } = newSecret(256)
  await rows(remember, { hash, userId })
  return secret
}

/** Devices that signed in with the old password are unknown again (ACCOUNTS-10). */
export async function forgetDevices({ rows }: Transaction, userId: string): Promise<void> {
  await rows(forget, { userId })
}

const keep = statement<{ deviceSecretHash: string; userId: string }>(
  'accounts-keep-device',
  `
    update account_device set expires_at = now() + interval '1 year'
    where device_hash = :deviceSecretHash and user_id = :userId returning 1`,
)

const remember = statement<{ hash: string; userId: string }>(
  'accounts-remember-device',
  `
    insert into account_device (device_hash, user_id, expires_at) values (:hash, :userId, now() + interval '1 year')`,
)

const forget = statement<{ userId: string }>(
  'accounts-forget-devices',
  'delete from account_device where user_id = :userId',
)
