import type { Schemas } from '@haverhof/api-client'
import { isAnalysisKit } from '@haverhof/domain/catalogue'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from '#texts'
import { useFormats } from '../../shared/prices/formats'
import { PriceTag } from '../../shared/prices/price-tag'
import { useShownRate } from '../../shared/prices/shown-rate'
import { StockLine } from '../../shared/prices/stock-line'
import { useShop } from '../../shared/shop/shop'
import { type DeliveryDays, DeliveryNote, type DeliveryTariff } from './delivery-note'
import { PackChoice } from './pack-choice'
import { buyId, priceId } from './sticky-bar'
import { Icon } from '../../ui/icon'
import { amountText } from '../../shared/prices/amount-text'

type Props = {
  product: Schemas['ProductDetail']
  variant: Schemas['ProductVariant']
  dates: DeliveryDays
  tariff: DeliveryTariff | null
  /** How to buy it, or to hear of it when it cannot be had; null where there is neither. */
  buy: ReactNode
  action: ReactNode
}

/** Everything to know before buying: what it costs, how much there is, when it comes, in which packs. */
export function BuyBox({ product, variant, dates, tariff, buy, action }: Props) {
  const t = useTranslations('product')
  const c = useTranslations('catalogue')
  const formats = useFormats()
  const { state } = variant.stock
  const isKit = isAnalysisKit(product.productType)
  return (
    <div className="flex flex-col gap-2 sm:gap-4">
      <div id={priceId}>
        <PriceTag price={variant.price} t={c} formats={formats} size="page" />
        <p className="text-muted text-xs sm:text-sm">
          {t(isKit ? 'vatPostFree' : 'vat', { percentage: formats.percent(product.vatPercentage) })}
        </p>
      </div>
      <FactStrip groups={product.nutrition} />
      <PackChoice variants={product.variants} current={variant} />
      {buy && (
        <div id={buyId} className="max-sm:-mt-1">
          {buy}
        </div>
      )}
      {variant.price.indicative && <IndicativeNote />}
      <div>
        <StockLine stock={variant.stock} t={c} />
        {(state === 'coming-soon' || state === 'sold-out') && (
          <p className="mt-1 text-sm">{t(`unavailable.${state}`)}</p>
        )}
      </div>
      <DeliveryNote {...{ variant, dates, isKit, tariff }} />
      <div className="flex flex-wrap items-center gap-x-6">
        {action}
        <PrintButton />
      </div>
    </div>
  )
}

/** The euro amount binds; the other is a help. It stands below the button, which has to be in the first screen (PRODUCT-14). */
function IndicativeNote() {
  const t = useTranslations('product')
  const { currencyDisclaimer } = useShop().site
  const rate = useShownRate()
  return (
    <p className="text-muted text-sm">
      {t('indicative')} {rate ? `${t('indicativeRate', rate)} ` : null}
      {currencyDisclaimer && (
        <Link to={currencyDisclaimer.url} className="underline underline-offset-4">
          {currencyDisclaimer.title}
        </Link>
      )}
    </p>
  )
}

/** Label and figures on paper, for the feed room. */
function PrintButton() {
  const t = useTranslations('product')
  return (
    <button
      type="button"
      onClick={() => window.print()}
      className="text-muted inline-flex min-h-11 items-center gap-2 text-sm underline-offset-4 hover:underline noscript:hidden"
      data-no-print
    >
      <Icon name="print" size={20} />
      {t('print')}
    </button>
  )
}

/** What every owner asks first. */
const valueCodes = ['sugar', 'starch', 'crude-protein', 'energy-me', 'energy-ewpa', 'energy-de']

/**
 * Sugar, starch, protein and energy of a feed (PRODUCT-15). Energy comes last: its name is long, and fills a line of its own
 * on a phone.
 */
export function FactStrip({ groups }: { groups: readonly Schemas['NutritionGroup'][] }) {
  const t = useTranslations('product')
  const c = useTranslations('catalogue')
  const formats = useFormats()
  const values = groups.flatMap((group) => group.values)
  const facts = valueCodes.flatMap((key) => values.find((value) => value.key === key) ?? [])
  // Energy is said once, in the measure of the country's feed tables where there is one.
  const energy = facts.find(({ key }) => key.startsWith('energy'))
  const shown = facts.filter((fact) => fact === energy || !fact.key.startsWith('energy'))
  if (shown.length === 0) return null
  return (
    <dl aria-label={t('factStrip')} className="fact-strip">
      {shown.map(({ key, label, amount, unit }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{unit === 'g/kg' ? formats.percent(amount / 10) : amountText({ amount, unit }, formats, c)}</dd>
        </div>
      ))}
    </dl>
  )
}
