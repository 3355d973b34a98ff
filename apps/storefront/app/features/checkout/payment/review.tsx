import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from '#texts'

/** CHECKOUT-PAGES-9: what was filled in, once more before it counts, each part with the way back to it. */
export function Review({ children }: { children: ReactNode }) {
  return <dl className="border-line divide-line divide-y border-y">{children}</dl>
}

type PartProps = { title: string; editUrl: string; editLabel: string; children: ReactNode }

export function ReviewPart({ title, editUrl, editLabel, children }: PartProps) {
  const t = useTranslations('payment.details')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-4">
      <dt className="font-semibold">{title}</dt>
      <dd className="col-start-1 min-w-0 [overflow-wrap:anywhere]">{children}</dd>
      <dd className="col-start-2 row-span-2 row-start-1">
        <Link
          to={editUrl}
          aria-label={editLabel}
          className="text-brand -my-2.5 inline-flex min-h-11 items-center text-sm font-medium underline underline-offset-4"
        >
          {t('edit')}
        </Link>
      </dd>
    </div>
  )
}
