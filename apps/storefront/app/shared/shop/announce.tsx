import { createStore, useStore } from '../../toolkit/store'

type Announcement = { text: string; id: number }

/** What the one status region of the page says; screen readers read it aloud. */
export const announcement = createStore<Announcement>({ text: '', id: 0 })

/** Says something politely: added to the cart, offline, 24 results. The same text twice is said twice. */
export function announce(text: string): void {
  announcement.set({ text, id: announcement.get().id + 1 })
}

const silence = { text: '', id: 0 }

/** The one place that speaks to screen readers. */
export function StatusRegion() {
  const { text, id } = useStore(announcement, silence)
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output belongs to a form
    <div role="status" aria-live="polite" aria-atomic="true" className="sr-only">
      <span key={id}>{text}</span>
    </div>
  )
}
