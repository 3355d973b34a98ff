import { useState } from 'react'
import { useTranslations } from '#texts'
import { api, read } from '../../platform/api'
import { showToast } from '../../platform/toasts'
import { useChange } from '../../platform/use-change'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { TextField } from '../../ui/text-field'
import { type Pack, nameOf } from './stock-calls'

type Props = { pack: Pack; onClose: () => void }

/** LOTS-1: pieces that are in the house already get their lot. */
export function GiveLotDialog({ pack, onClose }: Props) {
  const t = useTranslations('office-stock')
  const count = pack.withoutLot
  const [lot, setLot] = useState('')
  const [bestBefore, setBestBefore] = useState('')
  const [pieces, setPieces] = useState(String(count))
  const give = useGiveLot(pack, onClose)
  const amount = Number(pieces)
  const isWrong = !Number.isInteger(amount) || amount < 1 || amount > count
  const lotNumber = lot.trim()
  const why = lotNumber ? (isWrong ? t('giveLot.amountProblem', { count }) : null) : t('giveLot.lotWhy')
  const submit = () => {
    if (why === null) give.mutate({ amount, lot: { lotNumber, bestBefore: bestBefore || null } })
  }
  const actions = (
    <Button look="primary" isPending={give.isPending} why={why} onPress={submit}>
      {t('giveLot.confirm')}
    </Button>
  )
  return (
    <Dialog isOpen onClose={onClose} title={t('giveLot.of', { name: nameOf(pack) })} actions={actions}>
      <div className="grid gap-4">
        <p className="text-muted">{t('giveLot.lead')}</p>
        <TextField
          label={t('giveLot.lot')}
          value={lot}
          onChange={setLot}
          maxLength={40}
          autoComplete="off"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first thing to fill in
          autoFocus
        />
        <TextField
          label={t('giveLot.date')}
          hint={t('giveLot.dateHint')}
          type="date"
          value={bestBefore}
          onChange={setBestBefore}
        />
        <TextField
          label={t('giveLot.amount')}
          hint={t('giveLot.amountHint', { count })}
          error={isWrong ? t('giveLot.amountProblem', { count }) : null}
          value={pieces}
          onChange={setPieces}
          inputMode="numeric"
        />
      </div>
    </Dialog>
  )
}

type Given = { amount: number; lot: { lotNumber: string; bestBefore: string | null } }

function useGiveLot(pack: Pack, done: () => void) {
  const t = useTranslations('office-stock')
  return useChange<Given>({
    run: (given, sent) => {
      const params = { path: { id: pack.variantId } }
      const body = { ...given, areInHouse: true }
      return read(api.POST('/staff-api/v1/stock/{id}/receive', { params, body, ...sent }))
    },
    renews: [['stock'], ['lots'], ['shipping'], ['orders', 'picking']],
    done: (_, { amount, lot: { lotNumber } }) => {
      showToast({ text: t('giveLot.done', { name: nameOf(pack), count: amount, lot: lotNumber }) })
      done()
    },
  })
}
