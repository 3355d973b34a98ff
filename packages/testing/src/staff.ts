import { createToken } from '@haverhof/backend/staff'
import { type Permission, permissions as allPermissions } from '@haverhof/domain/backoffice'
import { type StaffCalls, staffCalls } from './staff-calls.ts'
import type { TestShop } from './test-shop.ts'

export type StaffOptions = {
  permissions?: readonly Permission[]
  siteIds?: readonly number[] | null
  endsAt?: Date | null
}

/** Another program with a token of the staff API. */
export type TestStaff = StaffCalls & { tokenId: number; token: string }

/** With every permission on every site, unless told otherwise. */
export async function startStaff(shop: TestShop, options: StaffOptions = {}): Promise<TestStaff> {
  const { permissions = allPermissions, siteIds = null, endsAt = null } = options
  const token = await createToken(shop.context, { name: 'test', permissions, siteIds, endsAt, by: 'test' })
  return { ...token, ...staffCalls(shop, { authorization: `Bearer ${token.token}` }) }
}
