import { TeaserText } from '../../shared/reading/teaser-text'
import type { AdviceTeaser } from './home-data'

/** Articles side by side. */
export function AdviceColumns({ teasers }: { teasers: readonly AdviceTeaser[] }) {
  return (
    <ul className="grid grid-cols-1 gap-x-6 sm:grid-cols-3 md:gap-x-10">
      {teasers.map((teaser) => (
        <li key={teaser.url} className="group relative border-t border-line py-6">
          {teaser.topic && <p className="mb-2 text-sm text-muted">{teaser.topic}</p>}
          <TeaserText teaser={teaser} level={3} />
        </li>
      ))}
    </ul>
  )
}
