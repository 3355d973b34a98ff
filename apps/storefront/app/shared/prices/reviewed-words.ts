import type { Translate } from '#texts'
import type { Formats } from './formats'

type Review = { by: string; on: string }
type Words = Translate<'calculator-sources' | 'rations.sources' | 'laboratory.sources'>

/** Beside a source, in brackets: who of the experts has reviewed what we make of it, and who is still to confirm it (EXPERTS-1). */
export function reviewedWords(
  t: Words,
  { longDate }: Pick<Formats, 'longDate'>,
  { reviewed, open }: { reviewed: Review | null; open: string | null },
): string {
  const review = reviewed
    ? t('reviewed', { name: reviewed.by, date: longDate(reviewed.on) })
    : t('notReviewed')
  return ` (${[review, open].filter(Boolean).join('; ')})`
}
