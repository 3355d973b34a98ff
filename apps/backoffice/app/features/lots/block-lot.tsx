import { useState } from 'react'
import { useTranslations } from '#texts'
import { api, read } from '../../platform/api'
import { showToast } from '../../platform/toasts'
import { useChange } from '../../platform/use-change'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { TextField } from '../../ui/text-field'

type Props = { lotId: number; lotNumber: string; isBlocked: boolean }

/** LOTS-3: nothing of a blocked lot is sent; why is asked for, and kept. */
export function BlockLot({ lotId, lotNumber, isBlocked }: Props) {
  const t = useTranslations('office-lots')
  const [isAsking, setIsAsking] = useState(false)
  const [reason, setReason] = useState('')
  const words = isBlocked ? 'unblock' : 'block'
  const change = useBlocking({ lotId, lotNumber, isBlocked }, () => {
    setIsAsking(false)
    setReason('')
  })
  const submit = () => {
    if (reason.trim()) change.mutate({ reason, isBlock: !isBlocked })
  }
  const confirm = (
    <Button
      look={isBlocked ? 'primary' : 'danger'}
      isPending={change.isPending}
      why={reason.trim() ? null : t('reasonWhy')}
      onPress={submit}
    >
      {t(`${words}.confirm`)}
    </Button>
  )
  return (
    <>
      <Button
        className="justify-self-start"
        look={isBlocked ? 'quiet' : 'danger'}
        icon="lock"
        onPress={() => setIsAsking(true)}
      >
        {t(`${words}.title`)}
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t(`${words}.of`, { number: lotNumber })}
        actions={confirm}
      >
        <div className="grid gap-4">
          <p>{t(`${words}.lead`)}</p>
          <TextField
            label={t('reason')}
            value={reason}
            onChange={setReason}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the one thing to fill in
            autoFocus
            onKeyDown={(press) => (press.key === 'Enter' ? submit() : undefined)}
          />
        </div>
      </Dialog>
    </>
  )
}

type Blocking = { reason: string; isBlock: boolean }

/** Blocking can be taken back from its message: the lot is free again, and both are in the log. */
function useBlocking({ lotId, lotNumber, isBlocked }: Props, done: () => void) {
  const t = useTranslations('office-lots')
  const change = useChange<Blocking, { available: number }>({
    run: ({ reason, isBlock }, sent) => {
      const call = { params: { path: { id: lotId } }, body: { reason }, ...sent }
      return isBlock
        ? read(api.POST('/staff-api/v1/lots/{id}/block', call))
        : read(api.POST('/staff-api/v1/lots/{id}/unblock', call))
    },
    renews: [['lots'], ['stock'], ['orders', 'picking']],
    done: ({ available }, { isBlock, reason }) => {
      const words = isBlock ? 'block' : 'unblock'
      const text = t(`${words}.done`, { number: lotNumber, count: available })
      const undo = () => change.mutate({ reason: t('undone', { reason }).slice(0, 200), isBlock: !isBlock })
      showToast({ text, ...(isBlock !== isBlocked && { undo }) })
      done()
    },
  })
  return change
}
