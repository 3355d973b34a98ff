import emptyRack from './empty-rack.svg?url'
import emptySearch from './empty-search.svg?url'
import error from './error.svg?url'
import notFound from './not-found.svg?url'
// Inside the code: without a connection nothing else arrives.
import offline from './offline.svg?inline'
import roughageSample from './roughage-sample.svg?url'
import trailEnd from './trail-end.svg?url'

const spots = {
  'empty-rack': emptyRack,
  'empty-search': emptySearch,
  error,
  'not-found': notFound,
  offline,
  'roughage-sample': roughageSample,
  'trail-end': trailEnd,
} as const

/** Drawings that hold a thing of the brand: they take its colours from the page. */
const inBrandColours: ReadonlySet<string> = new Set<keyof typeof spots>(['empty-search', 'error'])

/** A small drawing beside a message. The message is complete, so the drawing has no text for screen readers. */
export function Spot({ name, className = '' }: { name: keyof typeof spots; className?: string }) {
  if (inBrandColours.has(name))
    return (
      <svg
        viewBox="0 0 320 240"
        width={320}
        height={240}
        aria-hidden="true"
        className={`h-auto ${className}`}
      >
        <use href={`${spots[name]}#spot`} />
      </svg>
    )
  return <img src={spots[name]} alt="" width={320} height={240} className={className} decoding="async" />
}
