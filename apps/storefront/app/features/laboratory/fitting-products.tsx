import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from '#texts'
import { PriceTag } from '../../shared/prices/price-tag'
import { useShop } from '../../shared/shop/shop'
import { Icon } from '../../ui/icon'
import type { FittingProduct, SampleReport } from './report'
import { useWords, type Words } from './use-words'

type Card = FittingProduct['card']
type Props = {
  products: readonly FittingProduct[]
  sum: SampleReport['sum']
  /** The title of the advice with this code. */
  reasonOf: (code: string) => string | undefined
  /** Puts a product into the cart. */
  action: (card: Card) => ReactNode
  /** The calculator with this feed and this roughage; null where the site has none. */
  calculatorUrl: (card: Card) => string | null
}

/** What fits, why, and how much of it (LABORATORY-PAGES-21). */
export function FittingProducts({ products, sum, ...rest }: Props) {
  const words = useWords()
  const { t } = words
  return (
    <section aria-labelledby="products" className="mt-14 sm:mt-20 print:mt-5">
      <h2 id="products" className="text-section xs:text-3xl">
        {t('products.title')}
      </h2>
      <p className="text-muted max-w-prose pt-2 print:text-sm">{t('products.intro')}</p>
      <ul className="grid gap-x-10 gap-y-8 pt-6 md:grid-cols-2 print:grid-cols-2 print:gap-x-8 print:gap-y-3 print:pt-2">
        {products.map((product) => (
          <Fitting key={product.card.productVariantId} product={product} words={words} {...rest} />
        ))}
      </ul>
      <NutrientSum sum={sum} words={words} />
    </section>
  )
}

type FittingProps = Omit<Props, 'products' | 'sum'> & { product: FittingProduct; words: Words }

function Fitting({ product, words, reasonOf, action, calculatorUrl }: FittingProps) {
  const { card, reason } = product
  const { t, formats } = words
  const c = useTranslations('catalogue')
  const { language } = useShop()
  const because = reasonOf(reason)
  const calculator = product.dose ? calculatorUrl(card) : null
  return (
    <li className="border-line sheet-row grid grid-cols-[auto_minmax(0,1fr)] content-start items-center gap-x-4 gap-y-2 border-t pt-5 xs:gap-x-6 print:gap-x-3 print:pt-2">
      <img
        src={card.image.src}
        srcSet={card.image.srcset}
        sizes="112px"
        width={112}
        height={112}
        alt=""
        loading="lazy"
        className="bg-sunken rounded-card size-20 object-contain p-2 xs:row-span-2 xs:size-28 xs:self-start print:row-span-2 print:size-12 print:self-start print:bg-transparent print:p-0"
      />
      <div className="min-w-0">
        {because && <p className="text-muted text-sm print:text-xs">{because}</p>}
        <h3
          className="text-lg leading-snug print:text-base"
          lang={card.textLanguage === language ? undefined : card.textLanguage}
        >
          <Link to={card.url} className="underline-offset-4 hover:underline">
            {card.title}
          </Link>
        </h3>
      </div>
      <div className="col-span-2 min-w-0 xs:col-span-1 xs:col-start-2 print:col-span-1 print:col-start-2">
        <Doses product={product} words={words} />
        <div className="flex flex-col items-start gap-2 pt-3" data-no-print>
          {calculator && (
            <Link
              to={calculator}
              className="text-brand inline-flex min-h-11 items-center gap-2 underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              <Icon name="calculator" size={20} />
              {t('products.calculate')}
              <span className="sr-only">: {card.title}</span>
            </Link>
          )}
          <PriceTag price={card.price} t={c} formats={formats} terms="terms" />
          {action(card)}
        </div>
        <Instead products={product.or} words={words} />
      </div>
    </li>
  )
}

/** What may be taken in its place; without a button, so that not both go into the cart (LABORATORY-PAGES-22). */
function Instead({ products, words: { t, formats } }: { products: FittingProduct['or']; words: Words }) {
  if (products.length === 0) return null
  return (
    <div className="pt-3 text-sm print:text-xs">
      <p className="font-semibold">{t('products.or')}</p>
      <ul>
        {products.map(({ card, dose }) => (
          <li key={card.productVariantId}>
            <Link
              to={card.url}
              className="text-brand inline-flex min-h-11 items-center underline decoration-1 underline-offset-4 hover:decoration-2 sm:min-h-8 print:min-h-0"
            >
              {card.title}
            </Link>
            {dose && (
              <span className="text-muted">
                {' '}
                {formats.figure(dose.gramsPerDay)} {dose.unit} {t('products.perDay')}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What a horse and a pony get of it a day; a lick or a shampoo has no dose. */
function Doses({
  product: { card, dose, ponyDose },
  words: { t, formats },
}: Pick<FittingProps, 'product' | 'words'>) {
  const rows = [
    { key: 'horse' as const, given: dose },
    { key: 'pony' as const, given: ponyDose },
  ].flatMap(({ key, given }) => (given ? [{ key, ...given }] : []))
  if (rows.length === 0) return <p className="text-muted pt-1 text-sm">{t('products.noDose')}</p>
  return (
    <table className="w-full max-w-140 text-left text-sm tabular-nums print:text-xs">
      <caption className="sr-only">{t('products.doseOf', { title: card.title })}</caption>
      <thead className="text-muted align-bottom">
        <tr>
          <td>{'\u00a0'}</td>
          <th scope="col" className="px-2 font-normal">
            {t('products.perDay')}
          </th>
          <th scope="col" className="px-2 font-normal">
            {t('products.perMeal')}
          </th>
          <th scope="col" className="pl-2 font-normal">
            {t('products.scoops')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, gramsPerDay, mealsPerDay, gramsPerMeal, unit, ...scoops }) => (
          <tr key={key} className="border-line border-t">
            <th scope="row" className="py-1.5 pr-2 font-medium print:py-0.5">
              {t(`products.${key}`)}
            </th>
            <td className="px-2 font-semibold whitespace-nowrap">
              {formats.figure(gramsPerDay)} {unit}
            </td>
            <td className="px-2 whitespace-nowrap">
              {mealsPerDay} × {formats.figure(Math.round(gramsPerMeal))} {unit}
            </td>
            <td className="pl-2">
              {scoops.scoopsPerMeal > 0 && !scoops.mustWeigh
                ? `${formats.decimal(scoops.scoopsPerMeal)} (${formats.figure(Math.round(scoops.scoopGramsPerMeal))} ${unit})`
                : t('products.weigh')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What all of it together brings of that which one can feed too much of (LABORATORY-PAGES-22). */
function NutrientSum({ sum, words: { t, formats } }: { sum: SampleReport['sum']; words: Words }) {
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
