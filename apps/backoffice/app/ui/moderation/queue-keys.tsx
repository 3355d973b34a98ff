import { useTranslations } from '#texts'
import { Button } from '../button'
import { KeyHint } from '../key-hint'

/** Something to decide: its key is a small letter. */
export type QueueAction = {
  key: string
  name: string
  look?: 'primary' | 'danger' | 'quiet'
  run: () => void
}

type Props = { actions: readonly QueueAction[]; onMove: (step: number) => void }

/** Actions on the shown item, each with its key. */
export function QueueKeys({ actions, onMove }: Props) {
  const t = useTranslations('office-moderation')
  return (
    <div className="border-line flex flex-wrap gap-2 border-t px-6 py-3">
      {actions.map(({ key, name, look = 'quiet', run }) => (
        <Button key={key} look={look} onPress={run}>
          {name} <KeyHint keys={key.toUpperCase()} />
        </Button>
      ))}
      <span className="flex-1" />
      <Button look="plain" onPress={() => onMove(-1)}>
        {t('previous')} <KeyHint keys="K" />
      </Button>
      <Button look="plain" onPress={() => onMove(1)}>
        {t('next')} <KeyHint keys="J" />
      </Button>
    </div>
  )
}
