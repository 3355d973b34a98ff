import { createStore } from '../../toolkit/store'

type Announcement = { text: string; id: number }

/** What the one status region of the page says; screen readers read it aloud. */
export const announcement = createStore<Announcement>({ text: '', id: 0 })

/** Says something politely: added to the cart, offline, 24 results. The same text twice is said twice. */
export function announce(text: string): void {
  announcement.set({ text, id: announcement.get().id + 1 })
}
