import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { api, read } from '../../platform/api'
import { type Sample, samplePath } from './sample'

export function useSample(sampleId: number) {
  return useQuery({
    queryKey: ['samples', 'one', sampleId],
    queryFn: ({ signal }) =>
      read(api.GET('/staff-api/v1/samples/{id}', { params: { path: { id: sampleId } }, signal })),
  })
}

/** The next sample that waits for the same step opens by itself; without one it is the bench. */
export function useNextSample({ sampleId, status }: Pick<Sample, 'sampleId' | 'status'>): () => void {
  const navigate = useNavigate()
  const { data } = useQuery({
    queryKey: ['samples', 'next', status, sampleId],
    queryFn: ({ signal }) => {
      const query = { state: status, limit: 2 }
      return read(api.GET('/staff-api/v1/samples', { params: { query }, signal }))
    },
  })
  const next = data?.items.find((each) => each.sampleId !== sampleId)
  return () => void navigate(next ? samplePath(next.sampleId) : '/laboratory')
}
