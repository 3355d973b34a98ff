import { useStore } from '../toolkit/store'
import { announcement } from '../shared/shop/announce'

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
