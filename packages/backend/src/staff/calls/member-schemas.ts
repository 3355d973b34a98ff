import { permissions, roles } from '@haverhof/domain/backoffice'
import { z } from '@hono/zod-openapi'
import { keyAnswers } from '../../webauthn/index.ts'
import { staffLanguages } from '../member-words.ts'

export const Language = z.enum(staffLanguages)
export const PersonName = z.string().trim().min(1).max(100)

const mostGrants = 20
const Ids = z.array(z.int().min(1).max(32_767)).min(1).max(100)

export const GrantSchema = z.strictObject({
  role: z.enum(roles),
  siteIds: Ids.nullable().default(null).openapi({ description: 'Null: all sites, also those to come' }),
  languageIds: Ids.nullable().default(null),
})

export const Grants = z.array(GrantSchema).min(1).max(mostGrants)

const GrantView = z.object({
  role: z.enum(roles),
  siteIds: z.array(z.int()).nullable(),
  languageIds: z.array(z.int()).nullable(),
})

export const GrantViews = z.array(GrantView)

export const Me = z
  .object({
    memberId: z.int(),
    emailAddress: z.string(),
    name: z.string(),
    language: Language,
    grants: GrantViews,
    permissions: z
      .partialRecord(z.enum(permissions), z.array(z.int()))
      .openapi({ description: 'Each permission with the sites on which it holds' }),
    languageIds: z.array(z.int()).nullable(),
    refundLimitCents: z.int().nullable(),
    steppedUpUntil: z.string().nullable(),
    endsAt: z.string(),
    hasPasskey: z.boolean(),
    hasPassword: z.boolean(),
    recoveryCodesLeft: z.int(),
    sites: z.array(
      z.object({ siteId: z.int(), host: z.string(), platform: z.int(), languageCode: z.string() }),
    ),
  })
  .openapi('Me')

const answers = keyAnswers(z.string())
export const NewPasskeyAnswer = answers.made
export const PasskeyAnswer = answers.asked
