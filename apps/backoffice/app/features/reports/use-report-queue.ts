import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api, read } from '../../platform/api'
import type { Asked } from './decision-dialogs'
import type { Report } from './report'
import { useDeciding } from './use-deciding'

/** REPORTS-11: what is open, one after the other, and what was decided last. */
export function useReportQueue() {
  const found = useQuery({
    queryKey: ['reports', 'queue'],
    queryFn: ({ signal }) =>
      read(api.GET('/staff-api/v1/reports', { params: { query: { state: 'open', limit: 100 } }, signal })),
  })
  const [chosen, setChosen] = useState<number | null>(null)
  const [asked, setAsked] = useState<Asked>(null)
  const [last, setLast] = useState<Report | null>(null)
  const items = found.data?.items ?? []
  const place = Math.max(
    0,
    items.findIndex(({ reportId }) => reportId === chosen),
  )
  const current = items[place]
  const deciding = useDeciding((report) => {
    setAsked(null)
    setLast(report)
    setChosen((items[place + 1] ?? items[place - 1])?.reportId ?? null)
  })
  const open = (what: 'keep' | 'remove') => () => {
    if (current) setAsked({ what, report: current })
  }
  const move = (step: number) => setChosen(items[place + step]?.reportId ?? chosen)
  return { found, place, current, last, asked, close: () => setAsked(null), open, move, deciding }
}
