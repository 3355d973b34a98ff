import { api, read } from '../../platform/api'
import { useChange } from '../../platform/use-change'
import type { Sample, SampleType } from './sample'

export type Receipt = { sampleId: number; sampleType: SampleType | null }

type Options = { done?: (sample: Sample) => void; failed?: (error: Error, receipt: Receipt) => void }

/** A sample came in (LABORATORY-30). */
export function useReceive({ done, failed }: Options) {
  return useChange<Receipt, Sample>({
    run: ({ sampleId, sampleType }, sent) => {
      const params = { path: { id: sampleId } }
      return read(api.POST('/staff-api/v1/samples/{id}/receipt', { params, body: { sampleType }, ...sent }))
    },
    renews: [['samples']],
    inTurn: 'samples',
    ...(done && { done }),
    ...(failed && { failed }),
  })
}
