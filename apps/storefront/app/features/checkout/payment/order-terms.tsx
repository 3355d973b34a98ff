import { useTranslations } from '#texts'
import { oneOf } from '../../../toolkit/one-of'
import { useShop } from '../../../shared/shop/shop'

const isPage = oneOf(['terms', 'withdrawal', 'privacy', 'guarantee'])

/** What the customer agrees to, with the texts one click away in a tab of their own: nothing typed is lost. */
export function OrderTerms() {
  const t = useTranslations('payment.terms')
  // The sentence is cut where the links go: some pieces name one.
  const pieces = t('text', {
    terms: '|terms|',
    withdrawal: '|withdrawal|',
    privacy: '|privacy|',
    guarantee: '|guarantee|',
  }).split('|')
  return (
    <p className="text-muted text-sm">
      {pieces.map((piece) =>
        isPage(piece) ? <PageLink key={piece} page={piece} words={t(piece)} /> : piece,
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
