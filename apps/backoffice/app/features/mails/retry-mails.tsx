import { useTranslations } from '#texts'
import { api, read } from '../../platform/api'
import { showToast } from '../../platform/toasts'
import { useChange } from '../../platform/use-change'
import { Button } from '../../ui/button'

/** Tries all that are ticked again (TASKS-1). */
export function RetryMails({
  mails,
  done,
}: {
  mails: { mailId: number; state: string }[]
  done: () => void
}) {
  const t = useTranslations('office-mails')
  const ids = mails.filter(({ state }) => state !== 'sent').map(({ mailId }) => mailId)
  const retry = useChange({
    run: (chosen: number[], sent) =>
      read(api.POST('/staff-api/v1/tasks/retry-mails', { body: { ids: chosen }, ...sent })),
    renews: [['mails'], ['tasks'], ['today'], ['health']],
    done: (task) => {
      showToast({
        text: t('retried', { done: task.done, refused: task.refused }),
        ...(task.refused > 0 && { tone: 'danger' as const }),
      })
      done()
    },
  })
  return (
    <Button
      look="primary"
      isPending={retry.isPending}
      isDisabled={ids.length === 0}
      onPress={() => retry.mutate(ids)}
    >
      {t('retry')}
    </Button>
  )
}
