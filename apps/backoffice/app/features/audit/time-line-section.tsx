import type { ReactNode } from 'react'
import { useTranslations } from '#texts'
import { TimeLine } from './time-line'

function TimeLineSection({ subject }: { subject: string }) {
  const t = useTranslations('office-audit')
  return (
    <section className="border-line mt-5 grid gap-3 border-t pt-4">
      <h3 className="font-semibold">{t('timeLine')}</h3>
      <TimeLine subject={subject} />
    </section>
  )
}

/** The time line at the end of a sheet: a page gives it to its list as `timeLine` (AUDIT-5). */
export function timeLineOf(subject: string): ReactNode {
  return <TimeLineSection key={subject} subject={subject} />
}
