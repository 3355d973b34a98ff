import { useState } from 'react'
import { useHydrating } from '../../platform/use-hydrating'
import { useFormats } from './formats'

/**
 * A date with its year, in words. While hydrating React adopts the server's words unseen: they are the same, and making
 * the formatter of dates would keep a phone busy for longer than drawing the rest of the page.
 */
export function DateText({ date }: { date: string }) {
  const hydrating = useHydrating()
  const [adopted] = useState(!import.meta.env.SSR && hydrating ? date : null)
  const formats = useFormats()
  return (
    <time dateTime={date} suppressHydrationWarning>
      {date === adopted ? '' : formats.date(date)}
    </time>
  )
}
