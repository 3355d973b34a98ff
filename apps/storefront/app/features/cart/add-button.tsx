import type { Wish } from '../../site/cart-door'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { type Add, type Adding, useAdding } from './use-adding'

/** The words of the button, read once per list. */
export type AddWords = (key: 'add' | 'adding' | 'added' | 'failed') => string

type Props = { wish: Wish; send: Add; words: AddWords }

/** Puts the pack of a card into the cart and confirms in place. Needs scripts, so it is not there without them. */
export function AddButton({ wish, send, words }: Props) {
  const adding = useAdding(send)
  return (
    <div className="relative z-1 mt-1 noscript:hidden" data-no-print>
      <Button
        className="w-full px-3 text-sm"
        aria-disabled={adding.state === 'adding'}
        onClick={() => void adding.add(wish)}
      >
        <AddLabel state={adding.state} words={words} />
        <span className="sr-only"> {wish.title}</span>
      </Button>
      <AddProblem problem={adding.problem} words={words} />
    </div>
  )
}

export function AddLabel({ state, words }: { state: Adding['state']; words: AddWords }) {
  if (state === 'idle') return words('add')
  if (state === 'adding') return words('adding')
  return (
    <>
      <Icon name="check" size={18} />
      {words('added')}
    </>
  )
}

/** Was said aloud when it happened, hence no alert. */
export function AddProblem({ problem, words }: { problem: string | null; words: AddWords }) {
  if (problem === null) return null
  return <p className="text-danger mt-1.5 text-sm font-medium">{problem || words('failed')}</p>
}
