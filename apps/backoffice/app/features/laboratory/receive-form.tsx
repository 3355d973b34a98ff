import { useState } from 'react'
import { useTranslations } from '#texts'
import { showToast } from '../../platform/toasts'
import { Button } from '../../ui/button'
import { Card } from '../../ui/page-frame'
import type { Sample, SampleType } from './sample'
import { TypeChoice } from './type-choice'
import { useReceive } from './use-receive'

/** A bag came in: Enter takes it. The customer gets a mail. */
export function ReceiveForm({ sample }: { sample: Sample }) {
  const t = useTranslations('office-laboratory')
  const [sampleType, setSampleType] = useState<SampleType | null>(sample.sampleType)
  const receive = useReceive({ done: () => showToast({ text: t('received', { code: sample.code }) }) })
  return (
    <Card title={t('receiveTitle')}>
      <p className="text-muted pb-4">{sampleType ? t('receiveLead') : t('typeMissing')}</p>
      <div className="flex flex-wrap items-center gap-3">
        <TypeChoice value={sampleType} onChange={setSampleType} />
        <Button
          look="primary"
          className="min-h-11 px-5"
          autoFocus={sampleType !== null}
          isDisabled={sampleType === null}
          isPending={receive.isPending}
          onPress={() => receive.mutate({ sampleId: sample.sampleId, sampleType })}
        >
          {t('receive')}
        </Button>
      </div>
    </Card>
  )
}
