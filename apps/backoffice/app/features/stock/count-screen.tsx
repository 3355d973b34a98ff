import type { ScannedLabel } from '@haverhof/domain/orders'
import { useTranslations } from '#texts'
import { Form, FormSaveBar } from '../../ui/form/form'
import { useForm, useFormState } from '../../ui/form/use-form'
import { CountTable } from './count-table'
import { type CountedLine, withCount } from './counted-lines'
import { type Said, ScanScreen } from './scan-screen'
import { type Pack, findLot, nameOf } from './stock-calls'
import { useSaveCounts } from './use-save-counts'

type Lines = readonly CountedLine[]

const nothing: { lines: Lines } = { lines: [] }
const openOf = (lines: Lines) => lines.filter(({ state }) => state !== 'saved')

/** What is in the warehouse is counted: by scanning every piece, or by scanning once and typing (STOCK-4). */
export function CountScreen() {
  const t = useTranslations('office-stock')
  const { save, renews } = useSaveCounts()
  const form = useForm({
    start: nothing,
    bodyOf: ({ lines }) => openOf(lines),
    isChanged: ({ lines }) => openOf(lines).length > 0,
    send: (open, sent) => save(open, sent, (next) => form.set('lines', next(form.store.read().values.lines))),
    renews,
  })
  const lines = useFormState(form, ({ values }) => values.lines)
  const take = async (pack: Pack, { lotNumber }: ScannedLabel): Promise<Said> => {
    const lot = lotNumber === null ? null : await findLot(pack.variantId, lotNumber).catch(() => null)
    if (lotNumber !== null && !lot) return { problem: t('count.unknownLot', { code: lotNumber }) }
    form.set('lines', withCount(form.store.read().values.lines, pack, lot))
    return { taken: lot ? `${nameOf(pack)} · ${lot.lotNumber}` : nameOf(pack) }
  }
  // What was saved stays on the screen.
  const discard = () => form.reset({ lines: lines.filter(({ state }) => state === 'saved') })
  return (
    <ScanScreen work="count" onPack={take} isEmpty={lines.length === 0}>
      <Form form={form} isSentByButton>
        <CountTable lines={lines} onChange={(next) => form.set('lines', next)} />
      </Form>
      <FormSaveBar
        form={form}
        save={t('count.confirm', { count: openOf(lines).length })}
        onDiscard={discard}
      />
    </ScanScreen>
  )
}
