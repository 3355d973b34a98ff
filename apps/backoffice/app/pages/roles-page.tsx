import { RoleMatrix } from '../features/staff/role-matrix'

export default function RolesPage() {
  return <RoleMatrix />
}
