import { tieUnits } from '../../ui/tie-units'

type Props = { name: string; text: string | null; lang?: string | undefined }

/** A named text in a list of them; left out when there is nothing to say. */
export function TextFact({ name, text, lang }: Props) {
  if (!text) return null
  return (
    <div>
      <dt className="font-semibold">{name}</dt>
      <dd lang={lang}>{tieUnits(text)}</dd>
    </div>
  )
}
