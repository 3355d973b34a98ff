import type { Schemas } from '@haverhof/api-client'
import { useTranslations } from '#texts'
import { useFormats } from '../../shared/prices/formats'
import { Badge } from '../../ui/badge'
import { Icon } from '../../ui/icon'
import { Stars } from '../../ui/stars'
import { tieUnits } from '../../ui/tie-units'

type Props = { product: Schemas['ProductDetail']; lang: string | undefined }

/** Name and opinion of others (PRODUCT-14). */
export function ProductOpening({ product, lang }: Props) {
  const c = useTranslations('catalogue')
  const formats = useFormats()
  const { summary } = product.reviews
  return (
    <div>
      <h1 lang={lang} className="text-title">
        {product.title}
      </h1>
      <p lang={lang} className="text-muted hidden sm:block">
        {product.subtitle}
      </p>
      {summary.count > 0 && (
        <a
          href="#reviews"
          className="-my-2 inline-flex min-h-11 flex-wrap items-center gap-x-2 text-sm underline-offset-4 hover:underline sm:-my-1"
        >
          <Stars
            rating={summary.average}
            label={c('card.rating', { average: formats.decimal(summary.average) })}
          />
          {c('card.reviews', { count: summary.count })}
        </a>
      )}
    </div>
  )
}

/** For whom, and three reasons. */
export function ProductReasons({ product, lang }: Props) {
  const c = useTranslations('catalogue')
  return (
    <div className="border-line border-t pt-4">
      {(product.isNew || product.horseTypes.length > 0) && (
        <p className="mb-3 flex flex-wrap gap-2">
          {product.isNew && <Badge>{c('card.new')}</Badge>}
          {product.horseTypes.map((type) => (
            <Badge key={type} tone="quiet">
              {type}
            </Badge>
          ))}
        </p>
      )}
      <p lang={lang} className="text-muted sm:hidden">
        {product.subtitle}
      </p>
      {product.usps.length > 0 && (
        <ul lang={lang} className="mt-2 space-y-1.5">
          {product.usps.map((usp) => (
            <li key={usp} className="flex items-start gap-3">
              <Icon name="check" size={20} className="text-brand mt-1" />
              <span>{tieUnits(usp)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
