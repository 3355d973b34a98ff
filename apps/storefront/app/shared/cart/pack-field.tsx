import { useEffect, useRef, useState } from 'react'
import { useTranslations } from '#texts'
import { QuietSelect } from '../../ui/quiet-select'
import { useFormats } from '../prices/formats'
import { announce } from '../shop/announce'
import { useApi } from '../shop/use-api'
import { type CartLine, type RepackedLine, shownLines } from './cart-state'
import { trackQuantity } from './cart-tracking'
import { useCart, useCartState } from './open-cart'
import { outcomeOf } from './optimistic-quantity'
import { problemText } from './problem-text'

/** Which pack it is, and the way back from the last change (CART-PAGES-33). The focus of the line that was replaced comes here. */
export function PackField({ line }: { line: CartLine }) {
  const t = useTranslations('cart')
  const { repacked } = useCartState()
  const { packId, problem, change } = usePackChange(line)
  const field = useRef<HTMLDivElement>(null)
  const { productVariantId, description: product, packs = [], quantity, repeatDays } = line
  const last = repacked?.to === productVariantId && !repacked.isUndone ? repacked : null
  const isLast = last !== null
  useEffect(() => {
    field.current?.querySelector<HTMLElement>(isLast ? 'button' : 'select')?.focus()
  }, [isLast])
  return (
    <div ref={field} className="flex min-w-0 flex-wrap items-center gap-x-4">
      <QuietSelect
        label={t('pack.label', { product })}
        icon="box"
        error={problem}
        value={packId}
        onChange={({ currentTarget: { value } }) =>
          change({ from: productVariantId, to: Number(value), quantity, repeatDays, isUndone: false })
        }
      >
        {packs.map((pack) => (
          <option key={pack.productVariantId} value={pack.productVariantId}>
            {pack.packSize}
          </option>
        ))}
      </QuietSelect>
      {last ? (
        <button
          type="button"
          onClick={() => change({ ...last, from: last.to, to: last.from, isUndone: true })}
          className="min-h-11 text-sm font-medium underline decoration-1 underline-offset-4"
        >
          {t('lines.undo')}
        </button>
      ) : null}
    </div>
  )
}

/** As many pieces of another pack; those of a line that has it already are added to it (CART-24). */
function usePackChange(line: CartLine) {
  const t = useTranslations('cart')
  const formats = useFormats()
  const api = useApi().cart
  const cart = useCart()
  const [problem, setProblem] = useState<string | null>(null)
  // Shown at once, and taken back when it could not be kept.
  const [wish, setWish] = useState<number | null>(null)
  const { productVariantId, description: product, packs = [] } = line
  const change = async (repacked: RepackedLine) => {
    const { from, to, quantity, repeatDays } = repacked
    setWish(to)
    setProblem(null)
    const send = async (id: string) => {
      await api.changePack(id, from, to, quantity)
      // What went to a line that comes as often as that one gets its own interval back.
      if (repacked.isUndone && repeatDays !== line.repeatDays)
        await api.changeQuantity(id, to, quantity, repeatDays ?? 0)
    }
    const refused = await outcomeOf(cart().change(send))
    setWish(null)
    if (refused) {
      const reason = problemText(refused, t, formats)
      setProblem(reason)
      return announce(reason)
    }
    const { state } = cart()
    state.update((current) => ({
      ...current,
      repacked,
      lastAdded: current.lastAdded === from ? to : current.lastAdded,
    }))
    const pack = packs.find((each) => each.productVariantId === to)?.packSize ?? ''
    announce(t('pack.set', { product, pack }))
    trackQuantity(line, -quantity)
    const now = shownLines(state.get()).find((each) => each.productVariantId === to)
    if (now) trackQuantity(now, quantity)
  }
  return {
    packId: wish ?? productVariantId,
    problem,
    change: (repacked: RepackedLine) => void change(repacked),
  }
}
