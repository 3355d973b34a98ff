import { useTranslations } from '#texts'
import { Button } from '../../ui/button'
import { KeyHint } from '../../ui/key-hint'

type Props = {
  publish: () => void
  refuse: () => void
  reply: () => void
  next: () => void
  previous: () => void
}

/** What can be done with the review above, each with its key. */
export function QueueKeys({ publish, refuse, reply, next, previous }: Props) {
  const t = useTranslations('office-reviews')
  return (
    <div className="border-line flex flex-wrap gap-2 border-t px-6 py-3">
      <Button look="primary" onPress={publish}>
        {t('publish')} <KeyHint keys="P" />
      </Button>
      <Button onPress={reply}>
        {t('reply')} <KeyHint keys="R" />
      </Button>
      <Button look="danger" onPress={refuse}>
        {t('refuse')} <KeyHint keys="X" />
      </Button>
      <span className="flex-1" />
      <Button look="plain" onPress={previous}>
        {t('previous')} <KeyHint keys="K" />
      </Button>
      <Button look="plain" onPress={next}>
        {t('next')} <KeyHint keys="J" />
      </Button>
    </div>
  )
}
