import { Link } from 'react-router'
import { useTranslations } from '#texts'
import { useFormats } from '../../shared/prices/formats'
import { priceNotes } from '../../shared/prices/price-notes'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import type { Again, AgainView } from './use-again'

type Missing = AgainView['missing'][number]
type Props = { missing: readonly Missing[]; inCart: readonly number[]; change: Again['change'] }

/** What is not there any more, why, and what can take its place with one press. */
export function AgainMissing({ missing, inCart, change }: Props) {
  const t = useTranslations('again')
  if (missing.length === 0) return null
  return (
    <Notice tone="warning">
      <p className="font-semibold">{t('missing.title', { count: missing.length })}</p>
      <ul className="divide-line mt-2 divide-y">
        {missing.map((line) => (
          <li key={line.lineNumber} className="py-3">
            <p>
              {line.quantity} × {line.description}: {t(`missing.reasons.${line.reason}`)}
            </p>
            <Replacements line={line} inCart={inCart} change={change} />
          </li>
        ))}
      </ul>
    </Notice>
  )
}

function Replacements({ line, inCart, change }: Omit<Props, 'missing'> & { line: Missing }) {
  const t = useTranslations('again.missing')
  const c = useTranslations('catalogue')
  const formats = useFormats()
  const offered = line.replacements.filter(({ productVariantId }) => !inCart.includes(productVariantId))
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
      {offered.map(({ productVariantId, title, packSize, price, quantity, isOtherProduct }) => (
        <Button
          key={productVariantId}
          onClick={() => void change((calls, id) => calls.addProduct(id, productVariantId, quantity))}
        >
          {t(isOtherProduct ? 'other' : 'instead', {
            pack: `${quantity} × ${isOtherProduct ? `${title}, ` : ''}${packSize}`,
            price: formats.euro(price.amount),
          })}
          <small className="text-muted empty:hidden">{priceNotes(price, c, formats)}</small>
          <span className="sr-only"> {line.description}</span>
        </Button>
      ))}
      {line.categoryUrl ? (
        <Link
          to={line.categoryUrl}
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {t('alike')}
        </Link>
      ) : null}
    </div>
  )
}
