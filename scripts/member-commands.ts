import { foldEmailAddress, isEmailAddress } from '@haverhof/domain/accounts'
import { type Grant, grantsProblem, type Role, roles } from '@haverhof/domain/backoffice'
import { inviteWithToken } from '@haverhof/backend/staff'
import { backofficeOrigin, BadSetting } from '@haverhof/backend/config'
import { inTransaction } from '@haverhof/backend/database'
import { siteIdsOf } from './staff-sites.ts'
import type { Command } from './staff-words.ts'

/** How the first member of staff joins, before any member can invite (STAFF-47). */
export const memberCommands: Record<string, Command> = {
  invite: {
    words: `<mailbox> --role <${roles.join('|')}> [--sites <number,…>]`,
    run: async (context, [mailbox = ''], { by, role, sites }) => {
      const emailAddress = foldEmailAddress(mailbox)
      if (!isEmailAddress(emailAddress)) throw new BadSetting('Give the mailbox of the new member of staff.')
      const origin = backofficeOrigin(context.env)
      if (origin === null) throw new BadSetting('The back office has no host: set BACKOFFICE_HOST.')
      const grant: Grant = {
        role: roleOf(role),
        siteIds: await siteIdsOf(context, sites),
        languageIds: null,
      }
      if (grantsProblem([grant])) throw new BadSetting('An owner owns all sites: leave --sites out.')
      const { token } = await inTransaction(context, (transaction) =>
        inviteWithToken(context, transaction, {
          emailAddress,
          name: '',
          language: 'en',
          grants: [grant],
          by,
        }),
      )
      return `Once, within 24 hours:\n${origin}/invitation#${token}`
    },
  },
}

function roleOf(word: string | undefined): Role {
  const role = roles.find((each) => each === word)
  if (!role) throw new BadSetting(`--role takes one of: ${roles.join(', ')}`)
  return role
}
