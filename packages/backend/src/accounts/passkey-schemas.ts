import { z } from '@hono/zod-openapi'
import { keyAnswers, Passkey as AnyPasskey, PasskeyOptions as AnyOptions } from '../webauthn/index.ts'

export const PasskeyOptions = AnyOptions.openapi('PasskeyOptions', {
  description: 'Options of WebAuthn, in JSON',
})

const answers = keyAnswers(z.string().max(20_000))

export const NewPasskeyInput = z
  .object({
    name: z.string().trim().min(1).max(60),
    response: answers.made,
  })
  .openapi('NewPasskeyInput')

export const SignInPasskeyInput = z
  .object({
    response: answers.asked,
    shoppingcartId: z.string().max(100).nullish(),
  })
  .openapi('SignInPasskeyInput')

export const Passkey = AnyPasskey.openapi('Passkey')
