import { intervalChoices, intervalWords } from '@haverhof/domain/cart'
import { repeatLimits } from '@haverhof/domain/repeat-delivery'
import { useState } from 'react'
import { useTranslations } from '#texts'
import { useOftenWords, useProposals } from '../horses/use-proposals'
import { useFormats } from '../prices/formats'
import { announce } from '../shop/announce'
import { type CartLine, shownLines } from './cart-state'
import { useNextDay } from './next-day'
import { useCart, useCartState } from './open-cart'
import { problemText } from './problem-text'

/** How often a line of the cart comes, what it may be changed to, and what is said about it (REPEAT-1, REPEAT-5). */
export function useInterval(line: CartLine) {
  const t = useTranslations('cart')
  const formats = useFormats()
  const cart = useCart()
  const state = useCartState()
  const [isOpened, setIsOpened] = useState(false)
  const proposalOf = useProposals(isOpened ? packsOf(shownLines(state)) : null)
  const wordsOf = useOftenWords()
  const nextDay = useNextDay()
  const [problem, setProblem] = useState<string | null>(null)
  // Shown at once, and taken back when it could not be kept.
  const [wish, setWish] = useState<number | null>(null)
  const { description: product, productVariantId, repeatDays } = line
  const { proposal } = proposalOf(productVariantId)
  const arrival = state.calculated?.deliveryDate
  const choose = async (days: number) => {
    setWish(days)
    const refused = await cart().setInterval(line, days)
    const reason = refused && problemText(refused, t, formats)
    setWish(null)
    setProblem(reason)
    const often = days === 0 ? t('repeat.once') : t('repeat.every', intervalWords(days))
    announce(reason ?? t('repeat.set', { product, often }))
  }
  return {
    days: wish ?? repeatDays ?? 0,
    /** When it comes again; null while unknown, or where it comes once. */
    nextDay: repeatDays === null || !arrival ? null : nextDay(arrival.until, repeatDays),
    problem,
    /** What can be chosen: 0 is once. */
    options: [0, ...intervalChoices([proposal?.days, repeatDays, wish])].map((days) => ({
      days,
      words: days === 0 ? t('repeat.once') : wordsOf(days, proposal),
    })),
    /** Fetches the proposals when the customer is about to choose. */
    open: () => setIsOpened(true),
    choose: (days: number) => void choose(days),
  }
}

/** All that may come again, asked about with one call. */
function packsOf(lines: readonly CartLine[]) {
  return lines.filter(({ mayRepeat }) => mayRepeat).slice(0, repeatLimits.lines)
}
