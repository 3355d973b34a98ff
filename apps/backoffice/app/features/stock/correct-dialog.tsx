import { useState } from 'react'
import { useTranslations } from '#texts'
import { api, read } from '../../platform/api'
import { showToast } from '../../platform/toasts'
import { useChange } from '../../platform/use-change'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { SelectField } from '../../ui/select-field'
import { TextField } from '../../ui/text-field'
import { type Lot, type Pack, nameOf } from './stock-calls'

const reasons = ['damaged', 'own-use', 'returned', 'counted'] as const
type Reason = (typeof reasons)[number]

type Props = { pack: Pack; lots: readonly Lot[]; onClose: () => void }

/** STOCK-5: pieces are gone, or are there again, for a reason. */
export function CorrectDialog({ pack, lots, onClose }: Props) {
  const t = useTranslations('office-stock')
  const [change, setChange] = useState('-1')
  const [reason, setReason] = useState<Reason>('damaged')
  const [lotId, setLotId] = useState(String(lots[0]?.lotId ?? ''))
  const [note, setNote] = useState('')
  const correct = useCorrect(pack, onClose)
  const pieces = Number(change)
  const isWrong = !Number.isInteger(pieces) || pieces === 0
  const why = isWrong ? t('correct.changeProblem') : note.trim() ? null : t('correct.noteWhy')
  const submit = () => {
    if (why === null) correct.mutate({ change: pieces, reason, lotId: lotId ? Number(lotId) : null, note })
  }
  const actions = (
    <Button look="primary" isPending={correct.isPending} why={why} onPress={submit}>
      {t('correct.confirm')}
    </Button>
  )
  return (
    <Dialog isOpen onClose={onClose} title={t('correct.of', { name: nameOf(pack) })} actions={actions}>
      <div className="grid gap-4">
        <TextField
          label={t('correct.change')}
          hint={t('correct.changeHint')}
          error={isWrong ? t('correct.changeProblem') : null}
          value={change}
          onChange={setChange}
          inputMode="numeric"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first thing to fill in
          autoFocus
        />
        <SelectField
          label={t('correct.reason')}
          value={reason}
          options={reasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
          onChange={setReason}
        />
        {lots.length > 0 ? (
          <SelectField
            label={t('correct.lot')}
            value={lotId}
            options={[
              { value: '', label: t('correct.noLot') },
              ...lots.map((lot) => ({ value: String(lot.lotId), label: lot.lotNumber })),
            ]}
            onChange={setLotId}
          />
        ) : null}
        <TextField label={t('correct.note')} hint={t('correct.noteHint')} value={note} onChange={setNote} />
      </div>
    </Dialog>
  )
}

type Correction = { change: number; reason: Reason; lotId: number | null; note: string }

/** A correction can be taken back from its message: the pieces move the other way, and both are in the log. */
function useCorrect(pack: Pack, done: () => void) {
  const t = useTranslations('office-stock')
  const text = (available: number) => t('correct.done', { name: nameOf(pack), count: available })
  const undoing = useMoving(pack, ({ available }) => showToast({ text: text(available) }))
  return useMoving(pack, ({ available }, correction) => {
    const { change, note } = correction
    const undone = t('correct.undone', { note }).slice(0, longestNote)
    const undo = () => undoing.mutate({ ...correction, change: -change, note: undone })
    showToast({ text: text(available), undo })
    done()
  })
}

const longestNote = 200

function useMoving(pack: Pack, done: (moved: { available: number }, correction: Correction) => void) {
  return useChange<Correction, { available: number }>({
    run: (body, sent) => {
      const params = { path: { id: pack.variantId } }
      return read(api.POST('/staff-api/v1/stock/{id}/correct', { params, body, ...sent }))
    },
    renews: [['stock'], ['lots']],
    done,
  })
}
