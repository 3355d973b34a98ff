import { useTranslations } from '#texts'
import { useFormats } from '../../platform/formats'
import { useAddressState } from '../../platform/use-address-state'
import type { StaffSchemas } from '../../platform/api'

export type Series = StaffSchemas['InvoiceSeries']

/** Whether a number is missing; of the series that is shown, and of every one with a gap (INVOICES-2). */
export function SeriesState({ series }: { series: readonly Series[] }) {
  const t = useTranslations('office-invoices')
  const { number, moment } = useFormats()
  const [address] = useAddressState()
  const shown = series.find((one) => one.series === address['series']) ?? series[0]
  const broken = series.filter(({ missing }) => missing > 0)
  return (
    <>
      {broken.map((one) => (
        <p key={one.series} role="alert" className="bg-danger-soft text-danger rounded-card mb-2 px-4 py-3">
          {t('gaps', { series: one.series, count: one.missing, last: number(one.lastNumber) })}
        </p>
      ))}
      {shown && shown.missing === 0 ? (
        <p className="text-muted pb-2">
          {t('noGaps', {
            series: shown.series,
            last: number(shown.lastNumber),
            moment: moment(shown.lastIssuedAt),
          })}
        </p>
      ) : null}
    </>
  )
}
