import { Fragment } from 'react'
import { useTranslations } from '#texts'
import type { StaffSchemas } from '../../platform/api'

type Mark = StaffSchemas['ReviewMark']

/** A text of the customer, with the passages that the program flagged (REVIEWS-12). */
export function MarkedText({ text, marks }: { text: string; marks: readonly Mark[] }) {
  const t = useTranslations('office-moderation')
  const pieces = marks.map((mark, index) => {
    const reason = t(`concerns.${mark.concern}`)
    return (
      <Fragment key={mark.start}>
        {text.slice(marks[index - 1]?.end ?? 0, mark.start)}
        <mark title={reason} className="bg-warning-soft text-warning rounded-sm px-0.5">
          {text.slice(mark.start, mark.end)}
          <span className="sr-only"> ({reason})</span>
        </mark>
      </Fragment>
    )
  })
  return (
    <bdi>
      {pieces}
      {text.slice(marks.at(-1)?.end ?? 0)}
    </bdi>
  )
}
