/** ROUGHAGE-1: the life of a sample. */
export type SampleStatus = 'ordered' | 'received' | 'measured' | 'advised'
export type SampleType = 'hay' | 'silage'
