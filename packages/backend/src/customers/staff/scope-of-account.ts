import type { SiteScope } from '@haverhof/domain/sites'
import type { AppContext } from '../../app-context.ts'

/** The site of an account, in the language its owner prefers. */
export async function scopeOfAccount(
  context: AppContext,
  { siteId, languageId }: { siteId: number; languageId: number },
): Promise<SiteScope> {
  const scopes = (await context.sites.scopes()).filter((scope) => scope.siteId === siteId)
  const scope = scopes.find((each) => each.languageId === languageId) ?? scopes[0]
  if (!scope) throw new Error(`There is no site ${siteId}`)
  return scope
}
