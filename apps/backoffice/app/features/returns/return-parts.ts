import type { ComponentType, ReactNode } from 'react'
import type { Return } from './return-calls'

/** What a page places into the queue of returns. */
export type ReturnParts = {
  /** The order it belongs to, beside the photo. */
  Order: ComponentType<{ orderId: number }>
  /** Gives the money back. */
  Refund: ComponentType<{ product: Return; onClose: () => void }>
  /** What happened to it. */
  timeLine: (subject: string) => ReactNode
}
