export { isPermission, type Permission, permissions } from './permissions.ts'
