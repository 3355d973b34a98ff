import { requestRules } from '@haverhof/api-client/staff-rules'
import { useTranslations } from '#texts'
import { api, read } from '../../platform/api'
import { showToast } from '../../platform/toasts'
import { Dialog } from '../../ui/dialog'
import { FormDate, FormNumber, FormText } from '../../ui/form/fields'
import { Form, SubmitButton } from '../../ui/form/form'
import { type Sending, useForm } from '../../ui/form/use-form'
import { type Pack, nameOf } from './stock-calls'

type Props = { pack: Pack; onClose: () => void }

/** Pieces that are in the house already get their lot (LOTS-7). */
export function GiveLotDialog({ pack, onClose }: Props) {
  const t = useTranslations('office-stock')
  const count = pack.withoutLot
  const form = useForm({
    rules,
    start: wholeCount(count),
    bodyOf: ({ amount, lot }) => ({
      amount: amount ?? 0,
      lot: { ...lot, lotNumber: lot.lotNumber.trim() },
      areInHouse: true,
    }),
    problemsOf: ({ amount }) =>
      isAmount(amount, count) ? [] : [{ parameter: 'amount', words: t('giveLot.amountProblem', { count }) }],
    ...useGiveLot(pack, onClose),
  })
  const give = <SubmitButton form={form}>{t('giveLot.confirm')}</SubmitButton>
  return (
    <Dialog isOpen onClose={onClose} title={t('giveLot.of', { name: nameOf(pack) })} actions={give}>
      <Form form={form} className="grid gap-4">
        <p className="text-muted">{t('giveLot.lead')}</p>
        <FormText
          name="lot.lotNumber"
          label={t('giveLot.lot')}
          missing={t('giveLot.lotWhy')}
          autoComplete="off"
          autoFocus
        />
        <FormDate name="lot.bestBefore" label={t('giveLot.date')} hint={t('giveLot.dateHint')} />
        <FormNumber name="amount" label={t('giveLot.amount')} hint={t('giveLot.amountHint', { count })} />
      </Form>
    </Dialog>
  )
}

const rules = requestRules['POST /staff-api/v1/stock/{id}/receive']

type Draft = { amount: number | null; lot: LotChange['lot'] }

function wholeCount(count: number): Draft {
  return { amount: count, lot: { lotNumber: '', bestBefore: null } }
}

function isAmount(amount: number | null, count: number): boolean {
  return amount !== null && Number.isInteger(amount) && amount >= 1 && amount <= count
}

type LotChange = {
  amount: number
  lot: { lotNumber: string; bestBefore: string | null }
  areInHouse: boolean
}

function useGiveLot(pack: Pack, done: () => void): Sending<LotChange, unknown> {
  const t = useTranslations('office-stock')
  return {
    send: (body, sent) => {
      const params = { path: { id: pack.variantId } }
      return read(api.POST('/staff-api/v1/stock/{id}/receive', { params, body, ...sent }))
    },
    renews: [['stock'], ['lots'], ['shipping'], ['orders', 'picking']],
    done: (_, { amount, lot: { lotNumber } }) => {
      showToast({ text: t('giveLot.done', { name: nameOf(pack), count: amount, lot: lotNumber }) })
      done()
    },
  }
}
