import type { ApiClient } from '@haverhof/api-client'
import { whenConnected } from '../../toolkit/connection'
import type { ScopeIds } from './shop'

/** The API for pages that are read without it: the code of its calls comes with the first of them. */
export async function lateApi({ siteId, languageId }: ScopeIds, signal?: AbortSignal): Promise<ApiClient> {
  const { browserApi } = await whenConnected(() => import('./use-api'))
  return browserApi(siteId, languageId, signal)
}
