import { requestRules } from '@haverhof/api-client/staff-rules'
import { useTranslations } from '#texts'
import { api, read } from '../../platform/api'
import { showToast } from '../../platform/toasts'
import { type Sent, useChange } from '../../platform/use-change'
import { Dialog } from '../../ui/dialog'
import { FormNumber, FormSelect, FormText } from '../../ui/form/fields'
import { Form, SubmitButton } from '../../ui/form/form'
import { type Sending, useForm } from '../../ui/form/use-form'
import { type Lot, type Pack, nameOf } from './stock-calls'

const rules = requestRules['POST /staff-api/v1/stock/{id}/correct']

type Props = { pack: Pack; lots: readonly Lot[]; onClose: () => void }

/** Pieces are gone, or are there again, for a reason (STOCK-5). */
export function CorrectDialog({ pack, lots, onClose }: Props) {
  const t = useTranslations('office-stock')
  const form = useForm({
    rules,
    start: firstCorrection(lots),
    bodyOf: ({ change, lotId, ...rest }) => ({
      ...rest,
      change: change ?? 0,
      lotId: lotId === null ? null : Number(lotId),
    }),
    problemsOf: ({ change }) =>
      change !== null && Number.isInteger(change) && change !== 0
        ? []
        : [{ parameter: 'change', words: t('correct.changeProblem') }],
    ...useCorrect(pack, onClose),
  })
  const save = <SubmitButton form={form}>{t('correct.confirm')}</SubmitButton>
  return (
    <Dialog isOpen onClose={onClose} title={t('correct.of', { name: nameOf(pack) })} actions={save}>
      <Form form={form} className="grid gap-4">
        <FormNumber name="change" label={t('correct.change')} hint={t('correct.changeHint')} autoFocus />
        <FormSelect
          name="reason"
          label={t('correct.reason')}
          options={rules.reason.enum.map((value) => ({ value, label: t(`reasons.${value}`) }))}
        />
        {lots.length > 0 ? (
          <FormSelect
            name="lotId"
            label={t('correct.lot')}
            options={[
              { value: '', label: t('correct.noLot') },
              ...lots.map((lot) => ({ value: String(lot.lotId), label: lot.lotNumber })),
            ]}
          />
        ) : null}
        <FormText
          name="note"
          label={t('correct.note')}
          hint={t('correct.noteHint')}
          missing={t('correct.noteWhy')}
        />
      </Form>
    </Dialog>
  )
}

type Reason = (typeof rules.reason.enum)[number]

/** One piece of the first lot is gone: what is corrected most often. */
function firstCorrection([first]: readonly Lot[]) {
  return {
    change: -1 as number | null,
    reason: 'damaged' as Reason,
    lotId: first ? String(first.lotId) : null,
    note: '',
  }
}

type Correction = { change: number; reason: Reason; lotId: number | null; note: string }

/** A correction can be taken back from its message: the pieces move the other way, and both are in the log. */
function useCorrect(pack: Pack, done: () => void): Sending<Correction, Moved> {
  const t = useTranslations('office-stock')
  const text = (available: number) => t('correct.done', { name: nameOf(pack), count: available })
  const move = moving(pack)
  const undoing = useChange<Correction, Moved>({
    run: move.send,
    renews: move.renews,
    done: ({ available }) => showToast({ text: text(available) }),
  })
  return {
    ...move,
    done: ({ available }, correction) => {
      const { change, note } = correction
      const undone = t('correct.undone', { note }).slice(0, rules.note.maxLength)
      const undo = () => undoing.mutate({ ...correction, change: -change, note: undone })
      showToast({ text: text(available), undo })
      done()
    },
  }
}

type Moved = { available: number }

function moving(pack: Pack) {
  const params = { path: { id: pack.variantId } }
  return {
    send: (body: Correction, sent: Sent): Promise<Moved> =>
      read(api.POST('/staff-api/v1/stock/{id}/correct', { params, body, ...sent })),
    renews: [['stock'], ['lots']],
  }
}
