import { type ReactNode, useEffect, useRef } from 'react'
import { Notice } from '../../ui/notice'

/** Stands where a form was, once it has been sent: reading goes on here. */
export function DoneNotice({ title, children }: { title: string; children: ReactNode }) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  return (
    <Notice tone="success" ref={notice} tabIndex={-1} className="[overflow-wrap:anywhere]">
      <p className="font-semibold">{title}</p>
      <p className="mt-1">{children}</p>
    </Notice>
  )
}
