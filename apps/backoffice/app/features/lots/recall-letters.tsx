import { useState } from 'react'
import { useTranslations } from '#texts'
import { api, read } from '../../platform/api'
import { showToast } from '../../platform/toasts'
import { useChange } from '../../platform/use-change'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { TextField } from '../../ui/text-field'

/** LOTS-4: a letter to everybody who got pieces; the lot is blocked with it, and nobody gets a second one. */
export function RecallLetters({ lotId, lotNumber }: { lotId: number; lotNumber: string }) {
  const t = useTranslations('office-lots')
  const [isAsking, setIsAsking] = useState(false)
  const [reason, setReason] = useState('')
  const send = useChange({
    run: (body: { lotId: number; reason: string }, sent) =>
      read(api.POST('/staff-api/v1/recalls', { body, ...sent })),
    renews: [['lots'], ['stock']],
    done: ({ letters }) => {
      showToast({ text: t('letters.done', { count: letters }) })
      setIsAsking(false)
    },
  })
  const confirm = (
    <Button
      look="danger"
      icon="mail"
      isPending={send.isPending}
      why={reason.trim() ? null : t('reasonWhy')}
      onPress={() => send.mutate({ lotId, reason })}
    >
      {t('letters.confirm')}
    </Button>
  )
  return (
    <>
      <Button look="danger" icon="mail" onPress={() => setIsAsking(true)}>
        {t('letters.title')}
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('letters.of', { number: lotNumber })}
        actions={confirm}
      >
        <div className="grid gap-4">
          <p>{t('letters.lead')}</p>
          <TextField
            label={t('letters.reason')}
            hint={t('letters.reasonHint')}
            rows={3}
            value={reason}
            onChange={setReason}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the one thing to fill in
            autoFocus
          />
        </div>
      </Dialog>
    </>
  )
}
