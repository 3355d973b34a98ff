import { feedingOf } from '@haverhof/domain/feed-advice'
import type { ComponentType } from 'react'
import { useTranslations } from '#texts'
import { useIsInSight } from '../../toolkit/use-is-in-sight'
import { HorseChoiceSlot } from '../../shared/lazy/horse-choice-slot'
import { useFormats } from '../../shared/prices/formats'
import { PriceTag } from '../../shared/prices/price-tag'
import { Icon } from '../../ui/icon'
import { Notice } from '../../ui/notice'
import { AddUpLink } from './add-up-link'
import { horseOf, withHorse } from './calculator-address'
import type { CalculatorData, CalculatorProduct } from './calculator-data'
import { CalculatorForm } from './calculator-form'
import { PackTable } from './pack-table'
import { type RationedPack, rationOf } from './ration-of'
import { rationId, RationPanel } from './ration-panel'
import { useCalculator } from './use-calculator'
import { sliderId } from './weight-field'

type Props = {
  data: CalculatorData
  /** Puts a pack into the cart. */
  Buy: ComponentType<{ pack: RationedPack; product: CalculatorProduct }>
}

/** FEED-ADVICE-11: questions on one side, the answer on the other, changing with every key. */
export function FeedCalculator({ data, Buy }: Props) {
  const t = useTranslations('calculator.result')
  const calculator = useCalculator(data)
  const { input, product, state, chooseFeed } = calculator
  const { ration, refusal, packs, best } = rationOf(product, input, data.groups)
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-x-16 gap-y-10 md:grid-cols-[minmax(0,1fr)_minmax(0,46rem)]">
        <div>
          {data.isUnknownFeed && product?.productId === data.product?.productId && (
            <Notice tone="warning" className="mb-6">
              {t('unknownFeed', { title: product?.title ?? '' })}
            </Notice>
          )}
          <CalculatorForm calculator={calculator} groups={data.groups} />
          <HorseChoiceSlot
            horse={horseOf(input)}
            onFill={(horse) => calculator.change(withHorse(input, horse))}
          />
          {ration && !ration.milk && product && (
            <AnswerAtHand gramsPerDay={ration.gramsPerDay} isPoured={feedingOf(product.dose).unit === 'ml'} />
          )}
        </div>
        <RationPanel {...{ product, ration, refusal, state, chooseFeed }} horse={horseOf(input)}>
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
      </div>
      {packs.length > 0 && product && (
        <PackTable packs={packs} best={best} feeding={feedingOf(product.dose)} />
      )}
    </>
  )
}

/** The foot of the window, where that line stands. */
const footOfWindow = '-85% 0px 0px 0px'

/** Where the answer is below the questions, its first line stays in sight and leads there. It never lies over the slider. */
function AnswerAtHand({ gramsPerDay, isPoured }: { gramsPerDay: number; isPoured: boolean }) {
  const t = useTranslations('calculator.result')
  const { figure } = useFormats()
  const isInTheWay = useIsInSight(sliderId, false, footOfWindow)
  return (
    <button
      type="button"
      onClick={goToAnswer}
      className={`${isInTheWay ? 'invisible' : ''} bg-brand text-on-brand rounded-control sticky bottom-4 z-2 mt-8 ml-auto flex min-h-11 w-fit items-center gap-2 px-4 py-2 font-semibold tabular-nums shadow-lg md:hidden noscript:hidden`}
      data-no-print
    >
      {t(isPoured ? 'millilitresPerDay' : 'gramsPerDay', { grams: figure(gramsPerDay) })}
      <Icon name="arrow-down" size={20} />
    </button>
  )
}

/** Not a link: the answers stand in the address, and following one would ask for the page again. */
function goToAnswer(): void {
  const heading = document.getElementById(rationId)
  heading?.focus({ preventScroll: true })
  heading?.scrollIntoView({ block: 'start' })
}

function BestPack({ pack, isFedDaily }: { pack: RationedPack; isFedDaily: boolean }) {
  const t = useTranslations('calculator.packs')
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
