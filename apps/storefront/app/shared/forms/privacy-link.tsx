import type { ReactNode } from 'react'
import { useShop } from '../shop/shop'

/** The page about personal data, where the site has one. */
export function PrivacyLink({ children }: { children: ReactNode }) {
  const page = useShop().footer.legal.find(({ ref }) => ref === 'page:privacy')
  if (!page) return null
  return (
    <a href={page.url} className="underline underline-offset-4">
      {children}
    </a>
  )
}
