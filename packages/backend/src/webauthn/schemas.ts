import { z } from '@hono/zod-openapi'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { OwnPasskey } from './own-passkeys.ts'

/** A browser makes or asks a passkey with this; its fields are those of WebAuthn. */
export const PasskeyOptions = z.object({ options: z.object({ challenge: z.string() }) })

/** The answer of a passkey as the browser sends it; the verification reads the rest. */
export function keyAnswers(clientDataJSON: z.ZodString) {
  const answer = z.looseObject({
    id: z.string().max(2000),
    rawId: z.string().max(2000),
    type: z.literal('public-key'),
    response: z.looseObject({ clientDataJSON }),
  })
  return {
    made: answer.transform((given) => given as unknown as RegistrationResponseJSON),
    asked: answer.transform((given) => given as unknown as AuthenticationResponseJSON),
  }
}

export const Passkey = z.object({
  passkeyId: z.int(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
})

export function passkeyViews(own: readonly OwnPasskey[]): z.infer<typeof Passkey>[] {
  return own.map(({ passkeyId, name, createdAt, lastUsedAt }) => ({
    passkeyId,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }))
}
