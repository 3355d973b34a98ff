import type { ComponentProps } from 'react'
import { FeedLink } from '../../features/content/feed-link'
import { Page as AdvicePage } from './advice-overview'

export function Page(props: ComponentProps<typeof AdvicePage>) {
  return (
    <>
      <FeedLink of="blog" />
      <AdvicePage {...props} />
    </>
  )
}
