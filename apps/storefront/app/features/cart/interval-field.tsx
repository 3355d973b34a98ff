import { repeatLimits } from '@haverhof/domain/repeat-delivery'
import { useState } from 'react'
import { useTranslations } from '#texts'
import { type CartLine, problemText, shownLines, useCart, useCartState, useNextDay } from '../../shared/cart'
import { useOftenWords, useProposals } from '../../shared/horses/use-proposals'
import { useFormats } from '../../shared/prices/formats'
import { announce } from '../../shared/shop/announce'
import { useShop } from '../../shared/shop/shop'
import { SelectField } from '../../ui/select-field'

const { min, max } = repeatLimits.weeks
const allWeeks = Array.from({ length: max - min + 1 }, (_, place) => min + place)

type Props = { line: CartLine }

/** REPEAT-1: for what can come again; what was chosen while that was offered can still be taken back. */
export function IntervalField({ line }: Props) {
  const isOffered = useShop().site.repeatPercent !== null
  return line.mayRepeat && (isOffered || line.repeatWeeks !== null) ? <Field line={line} /> : null
}

/** Once or every few weeks, and when it then comes again. */
function Field({ line }: Props) {
  const t = useTranslations('cart')
  const formats = useFormats()
  const cart = useCart()
  const [isOpened, setIsOpened] = useState(false)
  const state = useCartState()
  const proposalOf = useProposals(isOpened ? packsOf(shownLines(state)) : null)
  const terms = useTranslations('repeat-choice')
  const wordsOf = useOftenWords()
  const [problem, setProblem] = useState<string | null>(null)
  const nextDay = useNextDay()
  const arrival = state.calculated?.deliveryDate
  const { description: product, productVariantId, repeatWeeks } = line
  const next = repeatWeeks === null || !arrival ? null : nextDay(arrival.until, repeatWeeks)
  const often = (weeks: number) => (weeks === 0 ? t('repeat.once') : t('repeat.every', { weeks }))
  const choose = async (weeks: number) => {
    const refused = await cart().setInterval(line, weeks)
    const reason = refused && problemText(refused, t, formats)
    setProblem(reason)
    announce(reason ?? t('repeat.set', { product, often: often(weeks) }))
  }
  return (
    <>
      <SelectField
        label={t('repeat.often', { product })}
        hint={next ? t('repeat.next', { date: formats.day(next) }) : undefined}
        error={problem}
        onFocus={() => setIsOpened(true)}
        value={repeatWeeks ?? 0}
        onChange={(event) => void choose(Number(event.currentTarget.value))}
        className="max-w-[40rem]"
      >
        {[0, ...allWeeks].map((weeks) => (
          <option key={weeks} value={weeks}>
            {weeks === 0 ? often(weeks) : wordsOf(weeks, proposalOf(productVariantId))}
          </option>
        ))}
      </SelectField>
      {repeatWeeks === null ? null : <p className="text-muted max-w-prose text-sm">{terms('text')}</p>}
    </>
  )
}

/** All that may come again, asked about with one call. */
function packsOf(lines: readonly CartLine[]) {
  return lines.filter(({ mayRepeat }) => mayRepeat).slice(0, repeatLimits.lines)
}
