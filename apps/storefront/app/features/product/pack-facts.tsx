import type { Schemas } from '@haverhof/api-client'
import { useTranslations } from '#texts'
import { useFormats } from '../../shared/prices/formats'

type Props = { product: Schemas['ProductDetail']; variant: Schemas['ProductVariant'] }

/** The dry facts of a pack; what it has none of is left out. */
export function PackFacts({ product, variant }: Props) {
  const t = useTranslations('product')
  const { figure } = useFormats()
  const facts: [string, string | null][] = [
    [t('facts.brand'), product.brand],
    [t('facts.articleNumber'), variant.articleNumber],
    [t('facts.ean'), variant.ean],
    [t('facts.packaging'), variant.packLabel],
    [t('facts.content'), variant.packSize],
    [t('facts.colour'), variant.colour?.label ?? null],
    [t('facts.weight'), t('facts.kilograms', { weight: figure(variant.weightKg) })],
    [
      t('facts.dimensions'),
      variant.dimensionsCm && t('facts.centimetres', { size: variant.dimensionsCm.map(figure).join(' × ') }),
    ],
    [
      t('facts.shelfLife'),
      variant.shelfLifeMonths === null ? null : t('facts.months', { count: variant.shelfLifeMonths }),
    ],
    [t('facts.perPallet'), variant.perPallet === null ? null : figure(variant.perPallet)],
  ]
  const facets = product.facets.map(({ label, values }): [string, string] => [
    label,
    values.map((value) => value.label).join(', '),
  ])
  return (
    <dl className="grid grid-cols-1 gap-x-12 text-sm sm:grid-cols-2">
      {[...facts, ...facets].map(([name, text]) =>
        text ? (
          <div key={name} className="border-line flex flex-wrap justify-between gap-x-6 border-t py-2">
            <dt className="text-muted">{name}</dt>
            <dd className="ml-auto min-w-0 text-right wrap-anywhere">{text}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}
