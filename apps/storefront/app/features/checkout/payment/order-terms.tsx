import { useTranslations } from '#texts'
import { useShop } from '../../../shared/shop/shop'

/** What the customer agrees to, with the texts one click away in a tab of their own: nothing typed is lost. */
export function OrderTerms() {
  const t = useTranslations('payment.terms')
  // The sentence is cut where the links go: every second piece names one.
  const pieces = t('text', { terms: '|terms|', withdrawal: '|withdrawal|', privacy: '|privacy|' }).split('|')
  return (
    <p className="text-muted text-sm">
      {pieces.map((piece, position) =>
        position % 2 === 0 ? piece : <PageLink key={piece} page={piece} words={t(piece)} />,
      )}
    </p>
  )
}

function PageLink({ page, words }: { page: string; words: string }) {
  const link = useShop().footer.legal.find(({ ref }) => ref === `page:${page}`)
  if (!link) return words
  return (
    <a href={link.url} target="_blank" rel="noreferrer" className="underline underline-offset-4">
      {words}
    </a>
  )
}
