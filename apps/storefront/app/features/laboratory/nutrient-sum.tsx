import type { SampleReport } from './report'
import type { Words } from './use-words'

/** LABORATORY-PAGES-22: what all of it together brings of that which one can feed too much of. */
export function NutrientSum({ sum, words: { t, formats } }: { sum: SampleReport['sum']; words: Words }) {
  if (sum.length === 0) return null
  return (
    <section aria-labelledby="nutrient-sum" className="sheet-row mt-8 max-w-prose print:mt-3">
      <h3 id="nutrient-sum" className="text-lg print:text-base">
        {t('products.sum')}
      </h3>
      <dl className="divide-line border-line mt-2 divide-y border-y text-sm tabular-nums">
        {sum.map(({ nutrient, amount, most }) => {
          const unit = nutrient === 'vitamin-d3' ? t('products.iu') : 'mg'
          const figure = (value: number) => `${formats.figure(value)} ${unit}`
          return (
            <div key={nutrient} className="flex justify-between gap-4 py-1.5 print:py-0.5">
              <dt>{t(`products.${nutrient}`)}</dt>
              <dd>{t('products.of', { amount: figure(amount), most: figure(most) })}</dd>
            </div>
          )
        })}
      </dl>
      <p className="text-muted pt-2 text-sm print:text-xs">{t('products.sumNote')}</p>
    </section>
  )
}
