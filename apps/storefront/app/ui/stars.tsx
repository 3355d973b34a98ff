import { VisuallyHidden } from './visually-hidden'

/** Stars out of five, drawn by styles/stars.css; the label says the same in words. */
export function Stars({ rating, label }: { rating: number; label: string }) {
  return (
    <span className="rating">
      <i data-filled={Math.round(rating * 2) / 2} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}
