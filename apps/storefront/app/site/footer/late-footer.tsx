import { type ReactNode, Suspense } from 'react'
import { lateWithTexts } from '../../shared/shop/late-with-texts'
import { Late } from '../../toolkit/late'

const Footer = lateWithTexts<{ openNow?: ReactNode }>('footer', async () => (await import('./footer')).Footer)

/** The foot of a page is rendered by the server; its code and words load when the visitor gets there. */
export function LateFooter({ openNow }: { openNow?: ReactNode }) {
  return (
    <Suspense>
      <Late when="visible">
        <Footer openNow={openNow} />
      </Late>
    </Suspense>
  )
}
