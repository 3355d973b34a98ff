import type { StaffSchemas } from '../../platform/api'

export type Paper = StaffSchemas['Paper']
