import { type Permission, permissionsOfRole, roles, workPermissions } from '@haverhof/domain/backoffice'
import { expect, test } from 'vitest'
import { areas } from '../../platform/areas.ts'
import { workPlaces } from './work-places.ts'

type Work = keyof typeof workPlaces

test.each(roles)('what waits for %s is worked on where the role may enter (TODAY-1, REFUNDS-7)', (role) => {
  const may = (permission: Permission) => permissionsOfRole[role].has(permission)
  const seen = (Object.keys(workPlaces) as Work[]).filter((work) => may(workPermissions[work]))
  const closed = seen.filter((work) => {
    const screen = workPlaces[work].path.replace(/\?.*/, '')
    return !areas.some(({ path, permissions }) => path === screen && permissions.some(may))
  })
  expect(closed).toEqual([])
})
