import { useState } from 'react'
import { useTranslations } from '#texts'
import { StaffApiError } from '../../platform/api'
import { ButtonLink } from '../../ui/button'
import { PageFrame } from '../../ui/page-frame'
import { Empty } from '../../ui/states'
import { type Scanned, ScannedRow } from './scanned-row'
import { ScanField } from './scan-field'
import { useReceive } from './use-receive'
import { readScanned } from './use-scan'

/** The post of a morning, bag after bag, without looking up: each scan takes one in (LABORATORY-26). */
export function ReceiveByScan() {
  const t = useTranslations('office-laboratory')
  const [scanned, setScanned] = useState<readonly Scanned[]>([])
  const note = (entry: Scanned) =>
    setScanned((before) => [entry, ...before.filter(({ code }) => code !== entry.code)])
  const receive = useReceive({
    done: (sample) => note({ code: sample.code, sample, state: 'received' }),
    failed: (error, { sampleId }) =>
      setScanned((before) =>
        before.map((entry) =>
          entry.sample?.sampleId === sampleId ? { ...entry, state: refusedAs(error) } : entry,
        ),
      ),
  })
  const take = async (typed: string) => {
    try {
      const sample = await readScanned(typed)
      const { code, sampleId, sampleType, status } = sample
      if (status !== 'ordered') return note({ code, sample, state: 'already' })
      note({ code, sample, state: sampleType ? 'under-way' : 'type-missing' })
      return sampleType ? receive.mutate({ sampleId, sampleType }) : undefined
    } catch (error) {
      return note({ code: typed, state: refusedAs(error) })
    }
  }
  return (
    <PageFrame
      title={t('receiveByScan')}
      lead={
        <ButtonLink to="/laboratory" look="plain" icon="arrow-left" className="-ml-3">
          {t('title')}
        </ButtonLink>
      }
    >
      <div className="grid max-w-2xl gap-4">
        <ScanField onScan={(code) => void take(code)} isFocused />
        {scanned.length === 0 ? <Empty title={t('nothingScanned')}>{t('nothingScannedLead')}</Empty> : null}
        <ul aria-live="polite" className="grid gap-2">
          {scanned.map((entry) => (
            <ScannedRow
              key={entry.code}
              entry={entry}
              onType={(sampleId, sampleType) => receive.mutate({ sampleId, sampleType })}
            />
          ))}
        </ul>
      </div>
    </PageFrame>
  )
}

function refusedAs(error: unknown): Scanned['state'] {
  if (!(error instanceof StaffApiError)) return 'failed'
  if (error.status === 404) return 'unknown'
  return error.code === 'no-such-step' ? 'already' : 'failed'
}
