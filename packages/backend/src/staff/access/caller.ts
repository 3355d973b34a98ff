import { type Permission, permissions as allPermissions } from '@haverhof/domain/backoffice'
import type { Reach, StaffCaller } from '../../http/index.ts'

type Identity = Pick<
  StaffCaller,
  'actor' | 'kind' | 'name' | 'tokenId' | 'member' | 'refundLimitCents' | 'steppedUpAt' | 'reachOf'
>

/** The caller before its call is known: with all it has, wherever it has it. */
export function wholeCaller(identity: Identity): StaffCaller {
  const reaches = allPermissions.flatMap((permission) => identity.reachOf(permission) ?? [])
  const isInAllLanguages = reaches.some(({ languageIds }) => languageIds === null)
  return {
    ...identity,
    permissions: allPermissions.filter((permission) => identity.reachOf(permission) !== null),
    siteIds: [...new Set(reaches.flatMap(({ siteIds }) => siteIds))],
    isForAllSites: reaches.some(({ isForAllSites }) => isForAllSites),
    languageIds: isInAllLanguages
      ? null
      : [...new Set(reaches.flatMap(({ languageIds }) => languageIds ?? []))],
    sitesWith: (permission) => identity.reachOf(permission)?.siteIds ?? [],
  }
}

/**
 * As the call sees it: its sites are those of the permission, and what it may besides counts where it holds on all of them
 * (STAFF-2).
 */
export function callerWith(caller: StaffCaller, permission: Permission): StaffCaller | null {
  const reach = caller.reachOf(permission)
  if (!reach || reach.siteIds.length === 0) return null
  const permissions = caller.permissions.filter((other) => includes(caller.reachOf(other), reach))
  return { ...caller, ...reach, permissions }
}

function includes(other: Reach | null, reach: Reach): boolean {
  return other !== null && reach.siteIds.every((siteId) => other.siteIds.includes(siteId))
}
