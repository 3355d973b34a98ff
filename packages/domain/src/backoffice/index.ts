export { type AuditAction, auditActions, type AuditShape, auditShape } from './audit-actions.ts'
export { type AuditList, auditLists } from './audit-lists.ts'
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
export { workPermissions } from './waiting-work.ts'
export {
  addressFields,
  type CustomerField,
  customerFields,
  type CustomerLinkKind,
  type SignInWay,
  signInWays,
  type TaskKind,
  taskKinds,
} from './words.ts'
