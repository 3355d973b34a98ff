import type { StaffSchemas } from '../../platform/api'

export type BenchSample = StaffSchemas['BenchSample']
/** With what was measured. */
export type Sample = StaffSchemas['BenchSampleDetail']
export type SampleReport = StaffSchemas['SampleReport']
export type SampleType = NonNullable<Sample['sampleType']>

export const samplePath = (sampleId: number) => `/laboratory/${sampleId}`
