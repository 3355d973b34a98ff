import emptySearch from './empty-search.svg?url'
import error from './error.svg?url'
import notFound from './not-found.svg?url'
// Inside the code: without a connection nothing else arrives.
import offline from './offline.svg?inline'
import roughageSample from './roughage-sample.svg?url'

const spots = {
  'empty-search': emptySearch,
  error,
  'not-found': notFound,
  offline,
  'roughage-sample': roughageSample,
} as const

/** A small drawing beside a message. The message says it all, so the drawing is silent. */
export function Spot({ name, className = '' }: { name: keyof typeof spots; className?: string }) {
  return <img src={spots[name]} alt="" width={320} height={240} className={className} decoding="async" />
}
