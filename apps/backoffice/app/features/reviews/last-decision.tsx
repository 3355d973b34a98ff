import { useTranslations } from '#texts'
import { Button } from '../../ui/button'
import { KeyHint } from '../../ui/key-hint'
import type { Done } from './use-review-queue'

/** REVIEWS-14: what was decided last, and the way back. */
export function LastDecision({ last, onUndo }: { last: Done | undefined; onUndo: () => void }) {
  const t = useTranslations('office-reviews')
  const shell = useTranslations('office-shell')
  return (
    <div className="flex min-w-0 items-center gap-2">
      <output className="text-muted min-w-0 truncate">
        {last ? (
          <>
            {t(`done.${last.hasReply ? 'replied' : last.verdict}`)} <bdi>“{last.review.title}”</bdi>
          </>
        ) : null}
      </output>
      {last ? (
        <Button look="plain" onPress={onUndo}>
          {shell('undo')} <KeyHint keys="Z" />
        </Button>
      ) : null}
    </div>
  )
}
