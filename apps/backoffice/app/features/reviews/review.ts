import type { StaffSchemas } from '../../platform/api'

export type Review = StaffSchemas['StaffReview']
export type ReviewState = Review['state']
export type Concern = Review['concerns'][number]
