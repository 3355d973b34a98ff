export {
  type Grant,
  grantsProblem,
  isWholeOwner,
  mayGive,
  mayUsePassword,
  reachOf,
  refundLimitOfGrants,
} from './grants.ts'
export { isPermission, type Permission, permissions } from './permissions.ts'
export { permissionsOfRole, type Role, roles } from './roles.ts'
