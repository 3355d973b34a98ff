import type { StaffSchemas } from '../../platform/api'

export type Today = StaffSchemas['Today']
