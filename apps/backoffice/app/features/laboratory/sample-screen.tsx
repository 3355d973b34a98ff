import { type ReactNode, useState } from 'react'
import { useTranslations } from '#texts'
import { useFormats } from '../../platform/formats'
import { useCan } from '../../platform/session'
import { Button, ButtonLink } from '../../ui/button'
import { PageFrame } from '../../ui/page-frame'
import { Failed, Loading } from '../../ui/states'
import { AdviseForm } from './advise-form'
import { CorrectForm } from './correct-form'
import { MeasureForm } from './measure-form'
import { ReceiveForm } from './receive-form'
import { ReportPreview } from './report-preview'
import type { Sample } from './sample'
import { SampleStateBadge } from './sample-state-badge'
import { ScanField } from './scan-field'
import { useSample } from './use-sample'
import { useScan } from './use-scan'

type Props = { sampleId: number; timeLine: ReactNode }

/** One sample at the bench: what it waits for is what can be done here. */
export function SampleScreen({ sampleId, timeLine }: Props) {
  const t = useTranslations('office-laboratory')
  const { data: sample, error, refetch } = useSample(sampleId)
  const { scan, error: scanError } = useScan()
  return (
    <PageFrame
      title={sample?.code ?? t('sample')}
      lead={
        <ButtonLink to="/laboratory" look="plain" icon="arrow-left" className="-ml-3">
          {t('title')}
        </ButtonLink>
      }
      actions={<ScanField onScan={scan} error={scanError} />}
    >
      {error ? <Failed error={error} retry={() => void refetch()} /> : null}
      {sample ? (
        <>
          <Facts sample={sample} />
          <Work key={`${sampleId}-${sample.status}`} sample={sample} onScan={scan} />
          <div className="pt-4">{timeLine}</div>
        </>
      ) : error ? null : (
        <Loading />
      )}
    </PageFrame>
  )
}

function Facts({ sample }: { sample: Sample }) {
  const t = useTranslations('office-laboratory')
  const report = useTranslations('laboratory')
  const { day } = useFormats()
  const { sampleType, takenOn, receivedOn } = sample
  const facts = [
    report(`types.${sample.analysis}`),
    sampleType && report(`samples.${sampleType}`),
    t('orderedOn', { day: day(sample.orderedOn) }),
    takenOn && t('takenOn', { day: day(takenOn) }),
    receivedOn && t('receivedOn', { day: day(receivedOn) }),
  ]
  return (
    <div className="flex flex-wrap items-center gap-3 pb-4">
      <SampleStateBadge status={sample.status} />
      <bdi className="font-semibold">{sample.sampleName}</bdi>
      <span className="text-muted">{facts.filter(Boolean).join(' · ')}</span>
      <span className="flex-1" />
      <ButtonLink
        to={`/laboratory/${sample.sampleId}/label`}
        target="_blank"
        icon="print"
        className="min-h-10"
      >
        {t('printLabel')}
      </ButtonLink>
    </div>
  )
}

function Work({ sample, onScan }: { sample: Sample; onScan: (code: string) => void }) {
  const t = useTranslations('office-laboratory')
  const can = useCan()
  const [isCorrecting, setIsCorrecting] = useState(false)
  const { sampleId, status, sampleType, siteId } = sample
  const mayMeasure = can('samples.measure', siteId)
  if (status === 'ordered' && can('samples.receive', siteId)) return <ReceiveForm sample={sample} />
  if (status === 'received' && mayMeasure) return <MeasureForm sample={sample} onScan={onScan} />
  if (status === 'ordered' || status === 'received') return <p className="text-muted">{t('notYours')}</p>
  if (isCorrecting && sampleType) {
    const close = () => setIsCorrecting(false)
    return <CorrectForm sample={sample} sampleType={sampleType} onClose={close} onScan={onScan} />
  }
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <ReportPreview sampleId={sampleId} />
      <div className="grid min-w-0 grid-cols-1 gap-4">
        {status === 'measured' && can('samples.advise', siteId) ? <AdviseForm sample={sample} /> : null}
        {mayMeasure ? (
          <Button icon="edit" className="min-h-11" onPress={() => setIsCorrecting(true)}>
            {t('correct')}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
