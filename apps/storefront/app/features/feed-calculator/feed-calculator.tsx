import type { ComponentType } from 'react'
import { useTranslations } from '#texts'
import { useIsInSight } from '../../toolkit/use-is-in-sight'
import { useFormats } from '../../shared/prices/formats'
import { Icon } from '../../ui/icon'
import { horseOf } from './calculator-address'
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
  const { input, product, state } = calculator
  const { ration, packs, best } = rationOf(product, input, data.groups)
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-x-16 gap-y-10 md:grid-cols-[minmax(0,1fr)_minmax(0,46rem)]">
        <div>
          <CalculatorForm calculator={calculator} groups={data.groups} />
          {ration && <AnswerAtHand gramsPerDay={ration.gramsPerDay} />}
        </div>
        <RationPanel {...{ product, ration, state }} hasWeight={horseOf(input) !== null}>
          {product && best && state === 'ready' && (
            <div className="border-line mt-6 border-t pt-5">
              <BestPack pack={best} />
              <Buy key={best.productVariantId} pack={best} product={product} />
            </div>
          )}
          <p className="text-muted pt-5 text-sm noscript:hidden" data-no-print>
            {t('share')}
          </p>
        </RationPanel>
      </div>
      {packs.length > 0 && <PackTable packs={packs} best={best} />}
    </>
  )
}

/** The foot of the window, where that line stands. */
const footOfWindow = '-85% 0px 0px 0px'

/** Where the answer is below the questions, its first line stays in sight and leads there. It never lies over the slider. */
function AnswerAtHand({ gramsPerDay }: { gramsPerDay: number }) {
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
      {t('gramsPerDay', { grams: figure(gramsPerDay) })}
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

function BestPack({ pack }: { pack: RationedPack }) {
  const t = useTranslations('calculator.packs')
  const { euro } = useFormats()
  const { days, costPerDayCents } = pack.ration
  return (
    <p className="pb-3">
      <span className="text-brand block text-sm font-semibold">{t('best')}</span>
      <span className="font-semibold">
        {pack.packLabel} {pack.packSize}
      </span>
      <span className="text-muted">
        {' · '}
        {days === 0 ? t('underOneDay') : t('days', { count: days })}
        {' · '}
        {t('costPerDay', { price: euro(costPerDayCents / 100) })}
      </span>
    </p>
  )
}
