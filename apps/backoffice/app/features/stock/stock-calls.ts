import { type StaffSchemas, api, read } from '../../platform/api'
import { preferredLanguage } from '../../platform/preferences'
import { queryClient } from '../../platform/query-client'

export type Pack = StaffSchemas['StaffStock']
export type Lot = StaffSchemas['StaffLot']

/** The pack with exactly this article number or EAN; null when there is none. */
export async function findPack(code: string): Promise<Pack | null> {
  const query = { code, limit: 1, language: preferredLanguage() } as const
  const list = await queryClient.fetchQuery({
    queryKey: ['stock', 'code', code],
    queryFn: () => read(api.GET('/staff-api/v1/stock', { params: { query } })),
  })
  return list.items[0] ?? null
}

/** The lot of a pack with this number; null when it has none. */
export async function findLot(variantId: number, lotNumber: string): Promise<Lot | null> {
  const query = { lotNumber, limit: 200 } as const
  const list = await queryClient.fetchQuery({
    queryKey: ['lots', 'number', lotNumber],
    queryFn: () => read(api.GET('/staff-api/v1/lots', { params: { query } })),
  })
  return list.items.find((lot) => lot.variantId === variantId) ?? null
}

export function nameOf({ title, pack }: Pick<Pack, 'title' | 'pack'>): string {
  return `${title} ${pack}`
}
