import type { Block } from '@haverhof/domain/content'
import { Prose } from '../../ui/prose'

/** What a site itself wants to say on one of these screens; null leaves it to the words of the shop. */
export type ScreenText = { intro: string; body: Block[] } | null

/** Beside the screens and not in them: every page has those at hand, and only the pages of the site have words of its own. */
export function ScreenWords({ intro, body }: NonNullable<ScreenText>) {
  return (
    <>
      <p className="mt-4 text-lg text-muted">{intro}</p>
      {body.length > 0 ? <Prose blocks={body} className="mt-4" /> : null}
    </>
  )
}
