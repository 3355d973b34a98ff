import { type ReactNode, Suspense } from 'react'
import { latePart } from '../../toolkit/connection'
import { Late } from '../../toolkit/late'

const Footer = latePart(async () => (await import('./footer')).Footer)

/** The foot of a page is rendered by the server; its code comes when somebody gets there. */
export function LateFooter({ openNow }: { openNow?: ReactNode }) {
  return (
    <Suspense>
      <Late when="visible">
        <Footer openNow={openNow} />
      </Late>
    </Suspense>
  )
}
