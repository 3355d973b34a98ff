import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api, read } from '../../platform/api'
import { useOneByOne } from '../../ui/moderation/queue-state'
import type { Asked } from './decision-dialogs'
import type { Report } from './report'
import { useDeciding } from './use-deciding'

const idOf = ({ reportId }: Report) => reportId

/** REPORTS-11: what is open, one after the other, and what was decided last. */
export function useReportQueue() {
  const found = useQuery({
    queryKey: ['reports', 'queue'],
    queryFn: ({ signal }) =>
      read(api.GET('/staff-api/v1/reports', { params: { query: { state: 'open', limit: 100 } }, signal })),
  })
  const [asked, setAsked] = useState<Asked>(null)
  const [last, setLast] = useState<Report | null>(null)
  const { place, current, move, goOn } = useOneByOne(found.data?.items ?? [], idOf)
  const deciding = useDeciding((report) => {
    setAsked(null)
    setLast(report)
    goOn()
  })
  const open = (what: 'keep' | 'remove') => () => {
    if (current) setAsked({ what, report: current })
  }
  return { found, place, current, last, asked, close: () => setAsked(null), open, move, deciding }
}
