import { useTranslations } from '#texts'
import { Dialog } from '../../ui/dialog'
import { FormDate } from '../../ui/form/fields'
import { Form, SubmitButton } from '../../ui/form/form'
import { useForm } from '../../ui/form/use-form'
import { isPeriod, lastMonth } from './export-period'

/** Papers of some days for the bookkeeper; last month, unless other days are chosen (INVOICES-9). */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('office-invoices')
  const form = useForm({
    start: firstPeriod(),
    bodyOf: ({ from, until }) => ({ from: from ?? '', until: until ?? '' }),
    problemsOf: ({ from, until }) =>
      isPeriod({ from: from ?? '', until: until ?? '' })
        ? []
        : [{ parameter: from === null ? 'from' : 'until', words: t('exportWhy') }],
    send: (period) => {
      location.assign(`/staff-api/v1/invoices/export?${new URLSearchParams(period).toString()}`)
      return Promise.resolve()
    },
    done: onClose,
  })
  const download = (
    <SubmitButton form={form} icon="download">
      {t('download')}
    </SubmitButton>
  )
  return (
    <Dialog isOpen onClose={onClose} title={t('exportTitle')} actions={download}>
      <Form form={form} className="grid grid-cols-2 gap-3">
        <FormDate name="from" label={t('from')} />
        <FormDate name="until" label={t('until')} />
        <p className="text-muted col-span-2 text-sm">{t('exportHint')}</p>
      </Form>
    </Dialog>
  )
}

function firstPeriod(): { from: string | null; until: string | null } {
  return lastMonth(new Date())
}
