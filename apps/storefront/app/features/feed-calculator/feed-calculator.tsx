import { feedingOf } from '@haverhof/domain/feed-advice'
import { Suspense } from 'react'
import { useTranslations } from '#texts'
import { Late } from '../../toolkit/late'
import { useIsInSight } from '../../toolkit/use-is-in-sight'
import { HorseChoiceSlot } from '../../shared/lazy/horse-choice-slot'
import { useFormats } from '../../shared/prices/formats'
import { lateWithTexts } from '../../shared/shop/late-with-texts'
import { Icon } from '../../ui/icon'
import { Notice } from '../../ui/notice'
import { horseOf, withHorse } from './calculator-address'
import type { AnswerProps } from './calculator-answer'
import type { CalculatorData } from './calculator-data'
import { CalculatorForm } from './calculator-form'
import type { PackTableProps } from './pack-table'
import { rationOf } from './ration-of'
import { useCalculator } from './use-calculator'
import { sliderId } from './weight-field'

/** On a phone the answer is below the questions: the server renders it, and its code and texts come when somebody gets there or answers anew. */
const CalculatorAnswer = lateWithTexts<AnswerProps>(
  'calculator-answer',
  async () => (await import('./calculator-answer')).CalculatorAnswer,
)
const PackTable = lateWithTexts<PackTableProps>(
  'calculator-answer',
  async () => (await import('./pack-table')).PackTable,
)

type Props = { data: CalculatorData; Buy: AnswerProps['Buy'] }

const rationId = 'ration'

/** FEED-ADVICE-11: questions on one side, the answer on the other, changing with every key. */
export function FeedCalculator({ data, Buy }: Props) {
  const t = useTranslations('calculator.result')
  const calculator = useCalculator(data)
  const { input, product } = calculator
  const isAnswered = input !== data.input
  const { ration, refusal } = rationOf(product, input)
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
        <Suspense>
          <Late when="visible" trigger={isAnswered} className="md:sticky md:top-36">
            <CalculatorAnswer
              id={rationId}
              alternatives={isAnswered ? null : data.alternatives}
              {...{ calculator, ration, refusal, Buy }}
            />
          </Late>
        </Suspense>
      </div>
      <Suspense>
        <Late when="visible" trigger={isAnswered}>
          {ration && product && <PackTable product={product} ration={ration} />}
        </Late>
      </Suspense>
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
