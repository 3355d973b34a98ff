import type { Block } from '@haverhof/domain/content'
import { Prose } from '../../ui/prose'

/** What to do, one numbered step after the other. */
export function StepByStep({ steps, lang }: { steps: readonly Block[]; lang?: string | undefined }) {
  return (
    <ol className="max-w-[68ch] border-b border-line" lang={lang}>
      {steps.map((step, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- steps never change their order
        <li key={index} className="flex gap-5 border-t border-line py-5 sm:gap-8">
          <span aria-hidden className="w-8 shrink-0 font-display text-2xl text-accent tabular-nums">
            {index + 1}
          </span>
          <div className="min-w-0">
            <Prose blocks={[step]} />
          </div>
        </li>
      ))}
    </ol>
  )
}
