import { useQuery } from '@tanstack/react-query'
import { type StaffSchemas, api, read } from '../../platform/api'
import { useLanguage } from '../../platform/texts'

type Work = StaffSchemas['Today']['waiting'][number]['work']

/** Where each kind of work is done; what two areas share stands at the first. */
const areaOfWork: Partial<Record<Work, string>> = {
  'to-send': 'orders',
  returns: 'returns',
  withdrawals: 'withdrawals',
  reviews: 'reviews',
  questions: 'questions',
  samples: 'laboratory',
  'mails-given-up': 'mails',
}

/** How much waits in each area, by its id; asked again every minute (TODAY-1). */
export function useAreaCounts(): ReadonlyMap<string, number> {
  const language = useLanguage()
  const { data } = useQuery({
    queryKey: ['today', language],
    queryFn: ({ signal }) =>
      read(api.GET('/staff-api/v1/today', { params: { query: { language } }, signal })),
    refetchInterval: 60_000,
  })
  const counts = (data?.waiting ?? []).flatMap(({ work, number }) => {
    const area = areaOfWork[work]
    return area !== undefined && number > 0 ? [[area, number] as const] : []
  })
  return new Map(counts)
}
