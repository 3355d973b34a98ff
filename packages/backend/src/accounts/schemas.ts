import { confirmProofs, optionalFields, profileFields, requiredFields } from '@haverhof/domain/accounts'
import { recordOf } from '@haverhof/domain/shared'
import { z } from '@hono/zod-openapi'
import { Address, AddressInput, ShippingMethod } from './address-schemas.ts'

/** What people type; the rules of the fields answer with reasons, so nearly everything is text here. */
const Text = z.string().max(1000).nullish()

const details = {
  ...recordOf(profileFields, () => Text),
  newsletterSubscribe: z.boolean().nullish(),
  languageId: z.int().min(1).max(32_767).nullish(),
  billing: z
    .object({
      firstName: Text,
      lastName: Text,
      phoneNumber: Text,
      emailAddress: Text,
      address: AddressInput.nullish(),
    })
    .nullish(),
  shipping: z
    .object({
      firstName: Text,
      lastName: Text,
      address: AddressInput.nullish(),
      shippingMethod: ShippingMethod.nullish(),
    })
    .nullish(),
  alternativeShippingAddress: z.boolean().nullish(),
}

export const RegisterInput = z
  .object({ emailAddress: Text, password: Text, ...details })
  .openapi('RegisterInput')

const OwnAddress = Text.openapi({ description: 'That of the account: another one has a call of its own' })

export const AccountInput = z.object({ emailAddress: OwnAddress, ...details }).openapi('AccountInput', {
  description: 'What is null or not mentioned stays; an empty text or an empty address takes away',
})

export type DetailsInput = z.infer<typeof AccountInput>

export const Account = z
  .object({
    emailAddress: z.string(),
    hasPassword: z
      .boolean()
      .openapi({ description: 'False when the owner has only ever signed in without one' }),
    ...recordOf(requiredFields, () => z.string()),
    ...recordOf(optionalFields, () => z.string().nullable()),
    languageId: z.int(),
    newsletterSubscribe: z.boolean(),
    unreadQuickscanResults: z.int(),
    billing: z
      .object({
        firstName: z.string(),
        lastName: z.string(),
        phoneNumber: z.string().nullable(),
        emailAddress: z.string(),
        // The first mention of a schema in the document names it for all: the address itself is never null.
        address: z.union([Address, z.null()]),
      })
      .nullable(),
    shipping: z
      .object({
        firstName: z.string().nullable(),
        lastName: z.string().nullable(),
        address: Address.nullable(),
        shippingMethod: ShippingMethod,
      })
      .nullable(),
    alternativeShippingAddress: z.boolean(),
  })
  .openapi('Account')

/** Longer than any password may be, short enough to be hashed at once. */
const Password = z.string().max(1000)

export const MailboxInput = z.object({ emailAddress: Text }).openapi('MailboxInput')

export const ConfirmInput = z
  .object({
    proof: z.enum(confirmProofs).nullish(),
    password: Password.nullish().openapi({ description: 'The chosen or the new one, by `proof`' }),
  })
  .openapi('ConfirmInput', {
    description:
      'Who registered, for pages that every reader of the mailbox may open: this browser, the visitor who knows the chosen password, or a new owner. Without it the token alone counts',
  })

export const NewPasswordInput = z.object({ newPassword: Password }).openapi('NewPasswordInput')

export const ChangePasswordInput = z
  .object({ newPassword: Password, currentPassword: Password.nullish() })
  .openapi('ChangePasswordInput', {
    description: 'The session is enough; a current password that is sent must be right',
  })

export const ChangeEmailInput = z
  .object({ emailAddress: Text, password: Password.nullish() })
  .openapi('ChangeEmailInput')

export const SignInInput = z
  .object({
    emailAddress: z.string().max(1000),
    password: Password,
    shoppingcartId: z.string().max(100).nullish(),
  })
  .openapi('SignInInput')

export const SignInLinkInput = z
  .object({
    userId: z.string().max(100),
    token: z.string().max(200),
    shoppingcartId: z.string().max(100).nullish(),
  })
  .openapi('SignInLinkInput')

export const SignInAnswer = z
  .object({
    shoppingcartId: z
      .string()
      .nullable()
      .openapi({ description: 'The cart that is now the customer’s: what was in the given one is in it' }),
  })
  .openapi('SignInAnswer')

export const CaptchaChallenge = z
  .object({
    algorithm: z.literal('SHA-256'),
    challenge: z.string(),
    maxnumber: z.int(),
    salt: z.string(),
    signature: z.string(),
  })
  .openapi('CaptchaChallenge')
