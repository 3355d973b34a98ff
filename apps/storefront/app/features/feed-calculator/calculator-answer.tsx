import { feedingOf } from '@haverhof/domain/feed-advice'
import type { ComponentType } from 'react'
import { useTranslations } from '#texts'
import { useFormats } from '../../shared/prices/formats'
import { PriceTag } from '../../shared/prices/price-tag'
import { type CalculatorInput, eaterOf, inputSearch } from './calculator-address'
import type { Alternative, CalculatorProduct } from './calculator-data'
import { packsOf, type RationedPack } from './packs-of'
import { rationOf } from './ration-of'
import { RationPanel } from './ration-panel'
import type { Calculator } from './use-calculator'
import { Link } from 'react-router'
import { useRationUrl } from '../../shared/shop/feed-calculator-link'

export type AnswerProps = {
  /** Of the heading, for those who are led to it. */
  id: string
  calculator: Calculator
  /** Null since the answers are others than those of the address. */
  alternatives: readonly Alternative[] | null
  /** Puts a pack into the cart. */
  Buy: ComponentType<{ pack: RationedPack; product: CalculatorProduct }>
}

/** The ration, and the pack to buy for it. */
export function CalculatorAnswer({ id, calculator, Buy, alternatives }: AnswerProps) {
  const t = useTranslations('calculator-answer')
  const { input, product, state, chooseFeed } = calculator
  const answer = rationOf(product, input)
  const best = product && answer.ration && packsOf(product, answer.ration).best
  return (
    <RationPanel {...{ id, product, state, chooseFeed, alternatives, ...answer }} horse={eaterOf(input)}>
      {product && best && state === 'ready' && (
        <div className="border-line mt-6 border-t pt-5">
          <BestPack pack={best} isFedDaily={!feedingOf(product.dose).fedDays} />
          <Buy key={best.productVariantId} pack={best} product={product} />
          <AddUpLink input={input} variantId={best.productVariantId} />
        </div>
      )}
      <p className="text-muted pt-5 text-sm noscript:hidden" data-no-print>
        {t('share')}
      </p>
    </RationPanel>
  )
}

function BestPack({ pack, isFedDaily }: { pack: RationedPack; isFedDaily: boolean }) {
  const t = useTranslations('calculator-answer.packs')
  const c = useTranslations('catalogue')
  const formats = useFormats()
  const { days, costPerDayCents } = pack.ration
  return (
    <div className="pb-3">
      <p>
        <span className="text-brand block text-sm font-semibold">{t('best')}</span>
        <span className="font-semibold">
          {pack.packLabel} {pack.packSize}
        </span>
        <span className="text-muted">
          {' · '}
          {days === 0 ? t('underOneDay') : t(isFedDaily ? 'days' : 'feedingDays', { count: days })}
          {' · '}
          {t('costPerDay', { price: formats.euro(costPerDayCents / 100) })}
        </span>
      </p>
      <PriceTag price={pack.price} t={c} formats={formats} terms="terms" />
    </div>
  )
}

/** This horse and this feed, to add its other feeds (RATIONS-14). */
function AddUpLink({ input, variantId }: { input: CalculatorInput; variantId: number }) {
  const t = useTranslations('calculator-answer')
  const ration = useRationUrl()
  if (!ration) return null
  const search = inputSearch({ ...input, productId: null, weeks: null })
  return (
    <p className="pt-5" data-no-print>
      <Link
        to={`${ration}${search}&pack=${variantId}&grams=&count=`}
        className="underline decoration-1 underline-offset-4 hover:decoration-2"
      >
        {t('addUp')}
      </Link>
    </p>
  )
}
