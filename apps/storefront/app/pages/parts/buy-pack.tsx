import { AddLabel, AddProblem, useAddWords } from '../../features/cart/add-button'
import { additionOf } from '../../features/cart/buying'
import { useAdding, useAddToCart } from '../../features/cart/use-adding'
import type { CalculatorPack, CalculatorProduct } from '../../features/feed-calculator/calculator-data'
import { Button } from '../../ui/button'

/** Puts the pack that a calculation ends with into the cart. */
export function BuyPack({ pack, product }: { pack: CalculatorPack; product: CalculatorProduct }) {
  const words = useAddWords()
  const { state, problem, add } = useAdding(useAddToCart())
  return (
    <div className="noscript:hidden" data-no-print>
      <Button
        look="primary"
        className="min-h-12 w-full"
        aria-disabled={state === 'adding'}
        onClick={() => void add(additionOf(pack, product))}
      >
        <AddLabel state={state} words={words} />
      </Button>
      <AddProblem problem={problem} words={words} />
    </div>
  )
}
