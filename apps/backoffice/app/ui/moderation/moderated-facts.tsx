import type { ReactNode } from 'react'
import { useTranslations } from '#texts'
import { type StaffSchemas } from '../../platform/api'
import { useSiteName } from '../../platform/session'
import { Badge } from '../badge'

type Moderated = Pick<StaffSchemas['StaffReview'], 'concerns' | 'productTitle' | 'siteId' | 'language'>

type Props = {
  of: Moderated
  /** What was decided, or how long is left. */
  state: ReactNode
  /** Further marks. */
  children?: ReactNode
}

/** Above a customer's text: its state, the marks of the program, and its subject. */
export function ModeratedFacts({ of, state, children }: Props) {
  const t = useTranslations('office-moderation')
  const siteName = useSiteName()
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {state}
        {of.concerns.map((concern) => (
          <Badge key={concern} tone="warning">
            {t(`concerns.${concern}`)}
          </Badge>
        ))}
        {children}
      </div>
      <p className="text-muted">
        {of.productTitle} · {siteName(of.siteId)} · {t(`languages.${of.language}`)}
      </p>
    </>
  )
}
