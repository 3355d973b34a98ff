import { longestRemarks } from '@haverhof/domain/returns'
import { useState } from 'react'
import { useTranslations } from '#texts'
import { WordsDialog } from '../../ui/words-dialog'
import { useRefusing } from './return-calls'

/** RETURNS-10: refused with words that the customer reads. */
export function RefuseDialog({ returnId, onClose }: { returnId: number; onClose: () => void }) {
  const t = useTranslations('office-returns')
  const [reason, setReason] = useState('')
  const refusing = useRefusing(onClose)
  return (
    <WordsDialog
      title={t('refuseTitle', { number: String(returnId) })}
      label={t('refuseLabel')}
      hint={t('refuseHint')}
      words={reason}
      onChange={setReason}
      longest={longestRemarks}
      missing={t('refuseWhy')}
      confirm={t('refuseConfirm')}
      isPending={refusing.isPending}
      onConfirm={(words) => refusing.mutate({ returnId, reason: words })}
      onClose={onClose}
    />
  )
}
