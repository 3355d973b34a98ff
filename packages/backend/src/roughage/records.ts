/** ROUGHAGE-1: the life of a sample; none of its steps leads backwards. */
export const sampleStatuses = ['ordered', 'received', 'measured', 'advised'] as const
export type SampleStatus = (typeof sampleStatuses)[number]

export const sampleTypes = ['hay', 'silage'] as const
export type SampleType = (typeof sampleTypes)[number]
