import { describe, expect, test } from 'vitest'
import {
  type Grant,
  grantsProblem,
  isWholeOwner,
  mayGive,
  permissionsOf,
  reachOf,
  refundLimitOfGrants,
} from './grants.ts'
import { permissionsOfRole, roles } from './roles.ts'

const grant = (
  role: Grant['role'],
  siteIds: number[] | null = null,
  languageIds: number[] | null = null,
) => ({
  role,
  siteIds,
  languageIds,
})

describe('rights add up (STAFF-10, 38)', () => {
  test('a permission reaches the sites of all grants that give it', () => {
    const grants = [grant('service', [1, 2]), grant('warehouse', [2, 3])]
    expect(reachOf(grants, 'orders.read')?.siteIds?.toSorted()).toEqual([1, 2, 3])
    expect(reachOf(grants, 'customers.read')?.siteIds).toEqual([1, 2])
    expect(reachOf(grants, 'orders.ship')?.siteIds).toEqual([2, 3])
    expect(reachOf(grants, 'staff.edit')).toBeNull()
    expect(reachOf([...grants, grant('viewer')], 'orders.read')?.siteIds).toBeNull()
  })

  test('languages add up by permission, too', () => {
    const grants = [grant('translator', null, [1]), grant('content', null, [2])]
    expect(reachOf(grants, 'products.read')?.languageIds?.toSorted()).toEqual([1, 2])
    expect(reachOf(grants, 'reviews.decide')?.languageIds).toEqual([2])
  })

  test('the largest refund limit counts', () => {
    expect(refundLimitOfGrants([grant('service')])).toBe(15_000)
    expect(refundLimitOfGrants([grant('service'), grant('finance')])).toBeNull()
    expect(refundLimitOfGrants([grant('viewer')])).toBe(0)
  })
})

test('the warehouse sees no customers and no payments, the laboratory samples alone (STAFF-4)', () => {
  const warehouse = permissionsOf([grant('warehouse')])
  expect(
    warehouse.filter((permission) => /^(customers|payments|refunds|invoices)\./.test(permission)),
  ).toEqual([])
  expect(permissionsOf([grant('laboratory')]).every((permission) => permission.startsWith('samples.'))).toBe(
    true,
  )
})

test('owners alone decide who works here (STAFF-3)', () => {
  for (const role of roles)
    expect([role, permissionsOfRole[role].has('staff.edit')]).toEqual([role, role === 'owner'])
})

describe('a member grants no more than they have (STAFF-3)', () => {
  const scopes = [null, [1], [2], [1, 2]]
  const all = roles.flatMap((role) => scopes.map((siteIds) => grant(role, siteIds)))

  test('what may be given adds nothing to what the giver has', () => {
    let given = 0
    for (const own of all)
      for (const wished of all) {
        if (!mayGive([own], wished)) continue
        given += 1
        for (const permission of permissionsOfRole[wished.role]) {
          const reach = reachOf([own], permission)
          const sites = reach && (reach.siteIds ?? [1, 2, 3])
          expect((wished.siteIds ?? [1, 2, 3]).every((siteId) => sites?.includes(siteId))).toBe(true)
        }
      }
    expect(given).toBeGreaterThan(all.length)
  })

  test('an owner gives everything, a manager no owner, and service no higher refund (STAFF-38)', () => {
    expect(roles.every((role) => mayGive([grant('owner')], grant(role)))).toBe(true)
    expect(mayGive([grant('manager')], grant('owner'))).toBe(false)
    expect(mayGive([grant('manager', [1])], grant('viewer'))).toBe(false)
    expect(mayGive([grant('manager', [1])], grant('viewer', [1]))).toBe(true)
    expect(mayGive([grant('service'), grant('manager', [1])], grant('finance', [2]))).toBe(false)
    expect(mayGive([grant('manager', null, [1])], grant('viewer'))).toBe(false)
  })
})

test('an owner owns all of it, and a grant without a role or a site is none (STAFF-3, STAFF-16)', () => {
  expect(isWholeOwner([grant('viewer'), grant('owner')])).toBe(true)
  expect(isWholeOwner([grant('manager')])).toBe(false)
  expect(grantsProblem([])).toBe('no-grant')
  expect(grantsProblem([grant('owner', [1])])).toBe('owner-of-some')
  expect(grantsProblem([grant('viewer', [])])).toBe('no-site')
  expect(grantsProblem([grant('translator', null, [])])).toBe('no-language')
  expect(grantsProblem([grant('viewer', [1]), grant('translator', null, [2])])).toBeNull()
})

test.each(roles)('%s gives no money back without seeing the payments (STAFF-4)', (role) => {
  const permissions = permissionsOfRole[role]
  const givesBack = (['refunds.make', 'orders.cancel', 'returns.decide', 'withdrawals.decide'] as const).some(
    (permission) => permissions.has(permission),
  )
  expect(permissions.has('payments.read') || !givesBack).toBe(true)
})
