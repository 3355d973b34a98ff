import type { StaffSchemas } from '../../platform/api'

export type Refund = StaffSchemas['StaffRefund']
