/** Twenty bytes, as RFC 4226 wants them. */
const secretBytes = 20
const issuer = 'Haverhof'

/** A new secret, and the address that an app for time codes understands (STAFF-19). */
export async function newTimeCodeSecret(emailAddress: string): Promise<{ secret: string; uri: string }> {
  const { Secret, TOTP } = await otpauth()
  const secret = new Secret({ size: secretBytes })
  const uri = new TOTP({ issuer, label: emailAddress, secret }).toString()
  return { secret: secret.base32, uri }
}

const stepMs = 30_000

/** The step that a code belongs to: the one of now, the one before or the one after; null for every other code. */
export async function stepOfCode(secret: string, code: string, now: Date): Promise<number | null> {
  if (!/^\d{6}$/.test(code)) return null
  const { Secret, TOTP } = await otpauth()
  const timestamp = now.getTime()
  const delta = new TOTP({ secret: Secret.fromBase32(secret) }).validate({
    token: code,
    timestamp,
    window: 1,
  })
  return delta === null ? null : Math.floor(timestamp / stepMs) + delta
}

/** Loaded when the first code comes: a start must be quick. */
function otpauth() {
  return import('otpauth')
}
