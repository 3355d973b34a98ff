import { useTranslations } from '#texts'
import type { CartAddition } from '../../shared/state/cart-preview'
import { Icon } from '../../ui/icon'
import { type Add, type Adding, useAdding } from './use-adding'

/** The words of the button, read once per list. */
export type AddWords = Record<'add' | 'adding' | 'added' | 'failed', string>

export function useAddWords(): AddWords {
  const t = useTranslations('buy')
  return { add: t('add'), adding: t('adding'), added: t('added'), failed: t('failed') }
}

type Props = { addition: CartAddition; send: Add; words: AddWords }

/** Puts the pack of a card into the cart and confirms in place. Needs scripts, so it is not there without them. */
export function AddButton({ addition, send, words }: Props) {
  const { state, problem, add } = useAdding(send)
  return (
    <>
      <button
        type="button"
        className="add-button"
        aria-label={`${words[labels[state]]} ${addition.title}`}
        aria-disabled={state === 'adding' || undefined}
        onClick={() => void add(addition)}
      >
        <AddLabel state={state} words={words} />
      </button>
      <AddProblem problem={problem} words={words} />
    </>
  )
}

const labels = { idle: 'add', adding: 'adding', added: 'added' } as const

export function AddLabel({ state, words }: { state: Adding['state']; words: AddWords }) {
  if (state !== 'added') return words[labels[state]]
  return (
    <>
      <Icon name="check" size={18} />
      {words.added}
    </>
  )
}

/** Was said aloud when it happened, hence no alert. */
export function AddProblem({ problem, words }: { problem: string | null; words: AddWords }) {
  if (problem === null) return null
  return <p className="text-danger relative z-1 mt-1.5 text-sm font-medium">{problem || words.failed}</p>
}
