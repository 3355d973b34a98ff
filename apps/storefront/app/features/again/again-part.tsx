import { type ReactNode, useId, useState } from 'react'
import { useTranslations } from '#texts'

type Props = {
  title: string
  /** What holds now; null while something has to be chosen. */
  summary: ReactNode
  /** What it can be changed to; without it there is nothing to choose. */
  children?: ReactNode
  /** What is asked about the choice; it follows the choice. */
  questions?: ReactNode
}

/** One thing that is settled, folded to what it says; opened to be changed. */
export function AgainPart({ title, summary, children, questions }: Props) {
  const t = useTranslations('again')
  const id = useId()
  const [isWanted, setIsWanted] = useState(false)
  const isOpen = isWanted || summary === null
  return (
    <section aria-labelledby={`${id}-title`} className="py-4">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id={`${id}-title`} className="text-xl">
          {title}
        </h2>
        {children && summary !== null ? (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={`${id}-choice`}
            onClick={() => setIsWanted(!isWanted)}
            className="text-brand -my-2 inline-flex min-h-11 items-center font-medium underline underline-offset-4"
          >
            {isOpen ? t('done') : t('change')}
            <span className="sr-only"> {title}</span>
          </button>
        ) : null}
      </div>
      {summary === null ? null : <div className="[overflow-wrap:anywhere]">{summary}</div>}
      <div id={`${id}-choice`} hidden={!isOpen} className="pt-3">
        {isOpen ? children : null}
      </div>
      {questions}
    </section>
  )
}
