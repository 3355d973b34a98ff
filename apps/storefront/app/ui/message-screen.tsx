import type { ReactNode } from 'react'
import { Container } from './container'
import { Spot } from './illustrations/spot'

type Props = { drawing: 'not-found' | 'trail-end' | 'error' | 'offline'; title: string; children: ReactNode }

/** A message in place of a page: the drawing beside the words where there is room. */
export function MessageScreen({ drawing, title, children }: Props) {
  return (
    <Container className="grid items-center gap-x-16 gap-y-8 py-12 sm:py-20 md:grid-cols-[minmax(0,1fr)_auto]">
      <Spot name={drawing} className="w-56 sm:w-72 md:order-last md:w-[40rem]" />
      <div className="max-w-prose">
        <h1 className="text-title sm:text-4xl">{title}</h1>
        {children}
      </div>
    </Container>
  )
}
