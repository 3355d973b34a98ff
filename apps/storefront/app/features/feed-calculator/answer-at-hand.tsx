import { feedingOf } from '@haverhof/domain/feed-advice'
import { useTranslations } from '#texts'
import { useFormats } from '../../shared/prices/formats'
import { Icon } from '../../ui/icon'
import type { CalculatorInput } from './calculator-address'
import type { CalculatorProduct } from './calculator-data'
import { rationOf } from './ration-of'

export type AnswerAtHandProps = {
  input: CalculatorInput
  product: CalculatorProduct | null
  /** The heading that it leads to. */
  answerId: string
}

/** The amount of a day, which leads to all of the answer. Milk has no such line: its amounts are by the feed. */
export function AnswerAtHand({ input, product, answerId }: AnswerAtHandProps) {
  const t = useTranslations('calculator-answer')
  const { figure } = useFormats()
  const { ration } = rationOf(product, input)
  if (!product || !ration || ration.milk) return null
  const isPoured = feedingOf(product.dose).unit === 'ml'
  return (
    <button
      type="button"
      onClick={() => goTo(answerId)}
      className="bg-brand text-on-brand rounded-control flex min-h-11 items-center gap-2 px-4 py-2 font-semibold tabular-nums shadow-lg"
    >
      {t(isPoured ? 'millilitresPerDay' : 'gramsPerDay', { grams: figure(ration.gramsPerDay) })}
      <Icon name="arrow-down" size={20} />
    </button>
  )
}

/** Not a link: the answers stand in the address, and following one would ask for the page again. */
function goTo(id: string): void {
  const heading = document.getElementById(id)
  heading?.focus({ preventScroll: true })
  heading?.scrollIntoView({ block: 'start' })
}
