import { type Permission, permissions } from './permissions.ts'
import { permissionsOfRole, refundLimitOf, type Role } from './roles.ts'

/** A role on all sites and in all languages (null), or on some (STAFF-10). A member's grants add up. */
export type Grant = {
  role: Role
  siteIds: readonly number[] | null
  languageIds: readonly number[] | null
}

type Narrowed = readonly number[] | null

/** The sites and languages for which a member has a permission; null without any. */
export function reachOf(
  grants: readonly Grant[],
  permission: Permission,
): { siteIds: Narrowed; languageIds: Narrowed } | null {
  const giving = grants.filter(({ role }) => permissionsOfRole[role].has(permission))
  if (giving.length === 0) return null
  return {
    siteIds: union(giving.map(({ siteIds }) => siteIds)),
    languageIds: union(giving.map(({ languageIds }) => languageIds)),
  }
}

/** All permissions that the grants give somewhere. */
export function permissionsOf(grants: readonly Grant[]): Permission[] {
  return permissions.filter((permission) => reachOf(grants, permission) !== null)
}

/** The largest of the roles that may refund; null: no limit. */
export function refundLimitOfGrants(grants: readonly Grant[]): number | null {
  const limits = grants
    .filter(({ role }) => permissionsOfRole[role].has('refunds.make'))
    .map(({ role }) => refundLimitOf(role))
  return limits.some((limit) => limit === null) ? null : Math.max(0, ...limits.map(Number))
}

/**
 * A member grants no more than they have: every permission of the grant,
 * on all its sites, in all its languages, without a smaller limit (STAFF-3).
 */
export function mayGive(own: readonly Grant[], given: Grant): boolean {
  const isCovered = [...permissionsOfRole[given.role]].every((permission) =>
    own.some(
      (grant) =>
        permissionsOfRole[grant.role].has(permission) &&
        covers(grant.siteIds, given.siteIds) &&
        covers(grant.languageIds, given.languageIds),
    ),
  )
  if (!isCovered || !permissionsOfRole[given.role].has('refunds.make')) return isCovered
  const limit = refundLimitOfGrants(own)
  const wished = refundLimitOf(given.role)
  return limit === null || (wished !== null && wished <= limit)
}

/** Who owns the shop owns all of it, so that one member can always grant everything (STAFF-3). */
export function isWholeOwner(grants: readonly Grant[]): boolean {
  return grants.some(({ role, siteIds }) => role === 'owner' && siteIds === null)
}

/** Who gives rights signs in with a passkey, which cannot be phished (STAFF-19). */
export function mayUsePassword(grants: readonly Grant[]): boolean {
  return grants.every(({ role }) => role !== 'owner')
}

export type GrantProblem = 'no-grant' | 'owner-of-some' | 'no-site' | 'no-language'

/** Why these cannot be granted; null when all is well. An invitation without a role would lock its reader out. */
export function grantsProblem(grants: readonly Grant[]): GrantProblem | null {
  if (grants.length === 0) return 'no-grant'
  for (const { role, siteIds, languageIds } of grants) {
    if (role === 'owner' && (siteIds !== null || languageIds !== null)) return 'owner-of-some'
    if (siteIds?.length === 0) return 'no-site'
    if (languageIds?.length === 0) return 'no-language'
  }
  return null
}

function covers(own: Narrowed, wished: Narrowed): boolean {
  if (own === null) return true
  return wished !== null && wished.every((id) => own.includes(id))
}

function union(parts: readonly Narrowed[]): Narrowed {
  if (parts.includes(null)) return null
  return [...new Set(parts.flatMap((part) => part ?? []))]
}
