import type { ReactNode } from 'react'

const tones = {
  neutral: 'bg-sunken text-ink',
  brand: 'bg-brand-soft text-ink',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
} as const

export type Tone = keyof typeof tones

/** A state as a word, supported by colour. The border keeps it visible on a row of the same tint. */
export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={`inline-block rounded-full px-2 py-0.5 text-xs font-semibold whitespace-nowrap inset-ring inset-ring-current/40 ${tones[tone]}`}
    >
      {children}
    </span>
  )
}
