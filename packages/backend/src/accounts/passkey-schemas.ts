import { z } from '@hono/zod-openapi'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'

/** What a browser gets to make or to ask a passkey with; its fields are those of WebAuthn. */
export const PasskeyOptions = z
  .object({ options: z.object({ challenge: z.string() }) })
  .openapi('PasskeyOptions', { description: 'Options of WebAuthn, in JSON' })

export function optionsView(options: { challenge: string }): z.infer<typeof PasskeyOptions> {
  return { options }
}

const given = z.looseObject({
  id: z.string().max(2000),
  rawId: z.string().max(2000),
  type: z.literal('public-key'),
  response: z.looseObject({ clientDataJSON: z.string().max(20_000) }),
})

export const NewPasskeyInput = z
  .object({
    name: z.string().trim().min(1).max(60),
    response: given.transform((answer) => answer as unknown as RegistrationResponseJSON),
  })
  .openapi('NewPasskeyInput')

export const SignInPasskeyInput = z
  .object({
    response: given.transform((answer) => answer as unknown as AuthenticationResponseJSON),
    shoppingcartId: z.string().max(100).nullish(),
  })
  .openapi('SignInPasskeyInput')

export const Passkey = z
  .object({
    passkeyId: z.int(),
    name: z.string(),
    createdAt: z.string(),
    lastUsedAt: z.string().nullable(),
  })
  .openapi('Passkey')
