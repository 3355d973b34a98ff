import { VisuallyHidden } from './visually-hidden'

const star = 'M10 1.6l2.5 5.3 5.8.8-4.2 4.1 1 5.8-5.1-2.8-5.1 2.8 1-5.8L1.700 7.700l5.800-.8z'

/** Stars out of five; the label says the same in words. */
export function Stars({ rating, label }: { rating: number; label: string }) {
  const filled = Math.round(rating * 2) / 2
  return (
    <span className="inline-flex items-center">
      <svg viewBox="0 0 100 20" width="90" height="18" aria-hidden="true" className="shrink-0">
        <path d={fiveStars} className="fill-line" />
        <svg
          width={filled * 20}
          height="20"
          viewBox={`0 0 ${filled * 20} 20`}
          preserveAspectRatio="xMinYMin slice"
        >
          <path d={fiveStars} className="fill-accent" />
        </svg>
      </svg>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}

const fiveStars = [0, 20, 40, 60, 80].map((x) => `M${x} 0m0 0` + shifted(x)).join('')

function shifted(x: number): string {
  // Only the first pair of the path is absolute apart from one `L`: both move with x.
  return star.replace('M10', `M${10 + x}`).replace('L1.700', `L${1.7 + x}`)
}
