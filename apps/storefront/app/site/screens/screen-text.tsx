import type { Block } from '@haverhof/domain/content'
import { Prose } from '../../ui/prose'

/** What a site itself wants to say on one of these screens; null leaves it to the words of the shop. */
export type ScreenText = { intro: string; body: Block[] } | null

/** The site's own words, or else the explanation. */
export function ScreenWords({ text, explanation }: { text: ScreenText; explanation: string }) {
  return (
    <>
      <p className="mt-4 text-lg text-muted">{text?.intro ?? explanation}</p>
      {text && text.body.length > 0 ? <Prose blocks={text.body} className="mt-4" /> : null}
    </>
  )
}
