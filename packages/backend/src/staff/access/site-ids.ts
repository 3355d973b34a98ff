import type { AppContext } from '../../app-context.ts'

export async function siteIdsOfShop({ sites }: AppContext): Promise<number[]> {
  return [...new Set((await sites.scopes()).map(({ siteId }) => siteId))]
}
