import { repeatLimits } from '@haverhof/domain/repeat-delivery'
import { useState } from 'react'
import { useTranslations } from '#texts'
import { type CartLine, problemText, useCart, useCartState, useNextDay } from '../../shared/cart'
import { useFormats } from '../../shared/prices/formats'
import { announce } from '../../shared/shop/announce'
import { useShop } from '../../shared/shop/shop'
import { SelectField } from '../../ui/select-field'

const { min, max } = repeatLimits.weeks
const allWeeks = Array.from({ length: max - min + 1 }, (_, place) => min + place)

/** REPEAT-1: whether a line comes once or every few weeks, and when it then comes again. */
export function IntervalField({ line }: { line: CartLine }) {
  const t = useTranslations('cart')
  const formats = useFormats()
  const cart = useCart()
  const { repeatPercent } = useShop().site
  const [problem, setProblem] = useState<string | null>(null)
  const nextDay = useNextDay()
  const arrival = useCartState().calculated?.deliveryDate
  const { description: product, repeatWeeks, mayRepeat } = line
  // What was chosen while it was offered can still be taken back.
  if (!mayRepeat || (repeatPercent === null && repeatWeeks === null)) return null
  const next = repeatWeeks === null || !arrival ? null : nextDay(arrival.until, repeatWeeks)
  const often = (weeks: number) => (weeks === 0 ? t('repeat.once') : t('repeat.every', { weeks }))
  const choose = async (weeks: number) => {
    const refused = await cart().setInterval(line, weeks)
    const reason = refused && problemText(refused, t, formats)
    setProblem(reason)
    announce(reason ?? t('repeat.set', { product, often: often(weeks) }))
  }
  return (
    <SelectField
      label={t('repeat.often', { product })}
      hint={next ? t('repeat.next', { date: formats.day(next) }) : undefined}
      error={problem}
      value={repeatWeeks ?? 0}
      onChange={(event) => void choose(Number(event.currentTarget.value))}
      className="max-w-[40rem]"
    >
      {[0, ...allWeeks].map((weeks) => (
        <option key={weeks} value={weeks}>
          {often(weeks)}
        </option>
      ))}
    </SelectField>
  )
}
