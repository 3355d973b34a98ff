import { useState } from 'react'
import { useTranslations } from '#texts'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { TextField } from '../../ui/text-field'
import { isPeriod, lastMonth } from './export-period'

/** INVOICES-9: papers of some days for the bookkeeper; last month, unless somebody says otherwise. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('office-invoices')
  const [period, setPeriod] = useState(() => lastMonth(new Date()))
  const why = isPeriod(period) ? null : t('exportWhy')
  const download = () => {
    if (why !== null) return
    location.assign(`/staff-api/v1/invoices/export?${new URLSearchParams(period).toString()}`)
    onClose()
  }
  const action = (
    <Button look="primary" icon="download" why={why} onPress={download}>
      {t('download')}
    </Button>
  )
  return (
    <Dialog isOpen onClose={onClose} title={t('exportTitle')} actions={action}>
      <div className="grid grid-cols-2 gap-3">
        {(['from', 'until'] as const).map((end) => (
          <TextField
            key={end}
            type="date"
            label={t(end)}
            value={period[end]}
            onChange={(day) => setPeriod((before) => ({ ...before, [end]: day }))}
          />
        ))}
        <p className="text-muted col-span-2 text-sm">{t('exportHint')}</p>
      </div>
    </Dialog>
  )
}
