import { requestRules } from '@haverhof/api-client/staff-rules'
import type { ScannedLabel } from '@haverhof/domain/orders'
import { useNavigate } from 'react-router'
import { useTranslations } from '#texts'
import { api, read } from '../../platform/api'
import { showToast } from '../../platform/toasts'
import { Form, FormSaveBar } from '../../ui/form/form'
import { useForm, useFormState } from '../../ui/form/use-form'
import { type ReceivedLine, deliveredLines, withScan } from './received-lines'
import { ReceivedTable } from './received-table'
import { ScanScreen } from './scan-screen'
import { type Pack, nameOf } from './stock-calls'

const nothing: { lines: readonly ReceivedLine[] } = { lines: [] }

/**
 * Goods come in: every label is scanned, then one press (STOCK-7). What is
 * refused says so at its line, and everything stays as it was typed.
 */
export function ReceiveScreen() {
  const t = useTranslations('office-stock')
  const navigate = useNavigate()
  const form = useForm({
    rules: requestRules['POST /staff-api/v1/stock/receive'],
    start: nothing,
    bodyOf: ({ lines }) => ({ lines: deliveredLines(lines) }),
    // A line says what is wrong with any part of it.
    fieldOf: (parameter) => parameter.replace(/^(lines\.\d+)\..+$/, '$1'),
    send: (body, sent) => read(api.POST('/staff-api/v1/stock/receive', { body, ...sent })),
    renews: [['stock'], ['lots'], ['shipping']],
    done: ({ items }) => {
      showToast({ text: t('receive.done', { count: items.length }) })
      void navigate('/stock')
    },
    placed: (count) => showToast({ tone: 'danger', text: t('receive.refused', { count }) }),
  })
  const lines = useFormState(form, ({ values }) => values.lines)
  const take = (pack: Pack, label: ScannedLabel) => {
    form.set('lines', withScan(form.store.read().values.lines, pack, label))
    return { taken: nameOf(pack) }
  }
  return (
    <ScanScreen work="receive" onPack={take} isEmpty={lines.length === 0}>
      <Form form={form} isSentByButton>
        <ReceivedTable />
      </Form>
      <FormSaveBar
        form={form}
        save={t('receive.confirm', { count: lines.reduce((sum, { amount }) => sum + amount, 0) })}
      />
    </ScanScreen>
  )
}
