import { useTranslations } from '#texts'
import { useShortcuts } from '../../platform/shortcuts'
import type { QueueAction } from './queue-keys'

type Keys = {
  actions: readonly QueueAction[]
  onMove: (step: number) => void
  onUndo: (() => void) | null
}

/** OFFICE-3, OFFICE-7: each decision has its key, `j` and `k` move, `z` takes the last one back; all of them stand in the help. */
export function useQueueKeys({ actions, onMove, onUndo }: Keys): void {
  const t = useTranslations('office-moderation')
  const shell = useTranslations('office-shell')
  const undo = () => onUndo?.()
  useShortcuts(
    {
      ...Object.fromEntries(actions.map(({ key, run }) => [key, run])),
      j: () => onMove(1),
      k: () => onMove(-1),
      z: undo,
      'Ctrl+z': undo,
    },
    {
      actions: Object.fromEntries(actions.map(({ key, name }) => [key, name])),
      moves: { j: t('next'), k: t('previous'), z: shell('undo') },
    },
  )
}
