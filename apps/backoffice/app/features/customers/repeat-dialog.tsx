import { requestRules } from '@haverhof/api-client/staff-rules'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from '#texts'
import { api, isRefused, read } from '../../platform/api'
import { useFormats } from '../../platform/formats'
import { showToast } from '../../platform/toasts'
import { useRefusalText } from '../../platform/use-refusal-text'
import type { Sending } from '../../ui/form/use-form'
import { WordsDialog } from '../../ui/words-dialog'
import type { ChangedRepeat, RepeatDelivery } from './customer'

export type Wish = 'pause' | 'resume' | 'end'

type Props = { repeat: RepeatDelivery; wish: Wish; userId: string; onClose: () => void }

/** Pausing, resuming and ending say why: it is in the log (REPEAT-22). */
export function RepeatDialog({ repeat: { repeatDeliveryId }, wish, userId, onClose }: Props) {
  const t = useTranslations('office-customers.repeats')
  const changing = useRepeatChange({ repeatDeliveryId, wish, userId, onDone: onClose })
  return (
    <WordsDialog
      title={t(`${wish}.title`, { number: String(repeatDeliveryId) })}
      label={t('reason')}
      hint={t(`${wish}.hint`)}
      rule={requestRules[`POST /staff-api/v1/repeat-deliveries/{id}/${wish}`].reason}
      missing={t('reasonMissing')}
      confirm={t(`${wish}.go`)}
      look={wish === 'end' ? 'danger' : 'primary'}
      sending={changing}
      onClose={onClose}
    />
  )
}

type Changing = { repeatDeliveryId: number; wish: Wish; userId: string; onDone: () => void }

function useRepeatChange({
  repeatDeliveryId,
  wish,
  userId,
  onDone,
}: Changing): Sending<string, ChangedRepeat> {
  const t = useTranslations('office-customers.repeats')
  const refusalText = useRefusalText()
  const { day } = useFormats()
  const client = useQueryClient()
  const ofCustomer = ['customers', 'one', userId]
  return {
    send: (reason, sent) => {
      const params = { path: { id: repeatDeliveryId } }
      return read(
        api.POST(`/staff-api/v1/repeat-deliveries/{id}/${wish}`, { params, body: { reason }, ...sent }),
      )
    },
    renews: [ofCustomer],
    done: (changed) => {
      onDone()
      const number = String(repeatDeliveryId)
      showToast({ text: t(`${wish}.done`, { number, day: day(changed.day) }) })
    },
    failed: (error) => {
      const refused = (['repeat-ended', 'not-paused'] as const).find((code) => isRefused(error, code))
      if (refused) void client.invalidateQueries({ queryKey: ofCustomer })
      showToast({ tone: 'danger', text: refused ? t(`refused.${refused}`) : refusalText(error) })
    },
  }
}
