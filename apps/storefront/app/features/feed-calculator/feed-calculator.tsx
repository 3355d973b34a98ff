import { type ReactNode, Suspense } from 'react'
import { useTranslations } from '#texts'
import { Late } from '../../toolkit/late'
import { useIsInSight } from '../../toolkit/use-is-in-sight'
import { HorseChoiceSlot } from '../../shared/lazy/horse-choice-slot'
import { lateWithTexts } from '../../shared/shop/late-with-texts'
import { Notice } from '../../ui/notice'
import type { AnswerAtHandProps } from './answer-at-hand'
import { horseOf, withHorse } from './calculator-address'
import type { AnswerProps } from './calculator-answer'
import type { CalculatorData } from './calculator-data'
import { CalculatorForm } from './calculator-form'
import type { PackTableProps } from './pack-table'
import { useCalculator } from './use-calculator'
import { sliderId } from './weight-field'

/**
 * On a phone the answer is below the questions: the server renders it, and its code and texts load when the visitor gets there or
 * answers anew. Nothing here calculates, so that the rules come with the answer.
 */
const CalculatorAnswer = lateWithTexts<AnswerProps>(
  'calculator-answer',
  async () => (await import('./calculator-answer')).CalculatorAnswer,
)
const PackTable = lateWithTexts<PackTableProps>(
  'calculator-answer',
  async () => (await import('./pack-table')).PackTable,
)

const AnswerAtHand = lateWithTexts<AnswerAtHandProps>(
  'calculator-answer',
  async () => (await import('./answer-at-hand')).AnswerAtHand,
)

type Props = { data: CalculatorData; Buy: AnswerProps['Buy'] }

const rationId = 'ration'

/** Questions on one side, the answer on the other, changing with every key (FEED-ADVICE-11). */
export function FeedCalculator({ data, Buy }: Props) {
  const t = useTranslations('calculator.result')
  const calculator = useCalculator(data)
  const { input, product } = calculator
  const isAnswered = input !== data.input
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-x-16 gap-y-10 md:grid-cols-[minmax(0,1fr)_minmax(0,46rem)]">
        <div>
          {data.isUnknownFeed && product?.productId === data.product?.productId && (
            <Notice tone="warning" className="mb-6">
              {t('unknownFeed', { title: product?.title ?? '' })}
            </Notice>
          )}
          <CalculatorForm calculator={calculator} groups={data.groups} lastMilkWeek={data.lastMilkWeek} />
          <HorseChoiceSlot
            horse={horseOf(input)}
            onFill={(horse) => calculator.change(withHorse(input, horse))}
          />
          <AtHand>
            <Late when="interaction" trigger={isAnswered}>
              <AnswerAtHand answerId={rationId} {...{ input, product }} />
            </Late>
          </AtHand>
        </div>
        <Suspense>
          <Late when="visible" trigger={isAnswered} className="md:sticky md:top-36">
            <CalculatorAnswer
              id={rationId}
              alternatives={isAnswered ? null : data.alternatives}
              {...{ calculator, Buy }}
            />
          </Late>
        </Suspense>
      </div>
      <Suspense>
        <Late when="visible" trigger={isAnswered}>
          <PackTable {...{ input, product }} />
        </Late>
      </Suspense>
    </>
  )
}

/** The foot of the window, where that line stands. */
const footOfWindow = '-85% 0px 0px 0px'

/** Where the answer is below the questions, its first line stays in sight and leads there. It never lies over the slider. */
function AtHand({ children }: { children: ReactNode }) {
  const isInTheWay = useIsInSight(sliderId, false, footOfWindow)
  return (
    <div
      className={`${isInTheWay ? 'invisible' : ''} sticky bottom-4 z-2 mt-8 ml-auto w-fit md:hidden noscript:hidden`}
      data-no-print
    >
      <Suspense>{children}</Suspense>
    </div>
  )
}
