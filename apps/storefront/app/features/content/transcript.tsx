import type { Block } from '@haverhof/domain/content'
import { Prose } from '../../ui/prose'

/** What is said and shown, scene by scene. */
export function Transcript({ scenes, lang }: { scenes: readonly Block[]; lang?: string | undefined }) {
  return (
    <ol className="max-w-[68ch] border-b border-line" lang={lang}>
      {scenes.map((scene, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the scenes of a film never change their order
        <li key={index} className="flex gap-5 border-t border-line py-5 sm:gap-8">
          <span aria-hidden className="w-8 shrink-0 font-display text-2xl text-accent tabular-nums">
            {index + 1}
          </span>
          <div className="min-w-0">
            <Prose blocks={[scene]} />
          </div>
        </li>
      ))}
    </ol>
  )
}
