import type { ReactNode } from 'react'
import { useTranslations } from '#texts'
import { Button } from '../../ui/button'
import { Quantity } from '../../ui/quantity'
import { AddLabel, AddProblem, useAddWords } from './add-button'
import type { Buying } from './buying'

type Props = {
  buying: Buying
  /** Once, or every few weeks; below the button, which stays in the first screen of a phone. */
  repeat: ReactNode
}

/** How many, how often, and the one thing to do on the page of a product. */
export function BuyForm({ buying, repeat }: Props) {
  const t = useTranslations('buy')
  const words = useAddWords()
  const { quantity, setQuantity, max, adding, buy } = buying
  const labels = { field: t('quantity'), less: t('less'), more: t('more') }
  return (
    <div className="flex flex-col gap-2 noscript:hidden sm:gap-3" data-no-print>
      <div className="flex flex-wrap gap-3">
        <Quantity value={quantity} max={max} onChange={setQuantity} labels={labels} />
        <Button
          look="primary"
          className="min-h-12 flex-[1_1_20rem]"
          aria-disabled={adding.state === 'adding'}
          onClick={buy}
        >
          <AddLabel state={adding.state} words={words} />
        </Button>
      </div>
      <AddProblem problem={adding.problem} words={words} />
      {repeat}
    </div>
  )
}

/** The same in the bar at the bottom of small screens. */
export function BuyInBar({ buying }: { buying: Buying }) {
  const words = useAddWords()
  const { adding, buy } = buying
  return (
    <div className="noscript:hidden">
      <Button look="primary" className="px-4 text-sm" aria-disabled={adding.state === 'adding'} onClick={buy}>
        <AddLabel state={adding.state} words={words} />
      </Button>
      <AddProblem problem={adding.problem} words={words} />
    </div>
  )
}
