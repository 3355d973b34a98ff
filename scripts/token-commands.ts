import type { AppContext } from '@haverhof/backend'
import { createToken, listTokens, revokeToken } from '@haverhof/backend/staff'
import { BadSetting } from '@haverhof/backend/config'
import { isPermission, type Permission, permissions } from '@haverhof/domain/backoffice'
import { siteIdsOf } from './staff-sites.ts'
import { type Command, type CommandOptions, wholeNumber } from './staff-words.ts'

type Step = (context: AppContext, words: readonly string[], options: CommandOptions) => Promise<string>

/** Tokens for other programs (STAFF-5). */
export const tokenCommands: Record<string, Command> = {
  token: {
    words:
      'create <name> --permissions <area.verb,…> [--sites <number,…>] [--ends <YYYY-MM-DD>] | list | revoke <token>',
    run: (context, [step = '', ...words], options) => {
      const run = steps[step]
      if (!run) throw new BadSetting(`token ${Object.keys(steps).join('|')}`)
      return run(context, words, options)
    },
  },
}

const steps: Record<string, Step> = {
  create: async (context, words, { by, permissions: given, sites, ends }) => {
    const name = words.join(' ').trim()
    if (!name) throw new BadSetting('Give the token a name: who will use it.')
    const token = await createToken(context, {
      name,
      permissions: permissionsOf(given),
      siteIds: await siteIdsOf(context, sites),
      endsAt: endOf(ends),
      by,
    })
    return `Token ${token.tokenId}, shown this once:\n${token.token}`
  },
  list: async (context) => {
    const tokens = await listTokens(context)
    const lines = tokens.map(({ tokenId, name, siteIds, endsAt, revokedAt, lastUsedAt, ...token }) =>
      [
        `${tokenId}  ${name}`,
        token.permissions.join(' '),
        siteIds ? `sites ${siteIds.join(', ')}` : 'all sites',
        ...(endsAt ? [`ends ${endsAt.toISOString()}`] : []),
        revokedAt
          ? `revoked ${revokedAt.toISOString()}`
          : `last used ${lastUsedAt?.toISOString() ?? 'never'}`,
      ].join('; '),
    )
    return lines.length > 0 ? lines.join('\n') : 'There is no token.'
  },
  revoke: async (context, [number], { by }) => {
    const tokenId = wholeNumber(number, 'the number of a token')
    const revoked = await revokeToken(context, { tokenId, by })
    if (!revoked) throw new BadSetting(`There is no token ${tokenId} that works.`)
    const { endpointsOff } = revoked
    return `Token ${tokenId} is revoked.${endpointsOff > 0 ? ` Webhooks that it added and that are off now: ${endpointsOff}.` : ''}`
  },
}

function permissionsOf(given: string | undefined): Permission[] {
  const words = given?.split(',').map((word) => word.trim()) ?? []
  const permissionWords = words.filter(isPermission)
  if (words.length > 0 && permissionWords.length === words.length) return permissionWords
  throw new BadSetting(`--permissions takes some of: ${permissions.join(', ')}`)
}

function endOf(day: string | undefined): Date | null {
  if (day === undefined) return null
  const end = new Date(`${day}T23:59:59.999Z`)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(end.getTime()))
    throw new BadSetting('--ends is the last day, as YYYY-MM-DD.')
  return end
}
