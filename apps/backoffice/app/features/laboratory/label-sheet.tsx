import { useEffect } from 'react'
import { useTranslations } from '#texts'
import { Barcode } from '../../ui/barcode'
import { Button } from '../../ui/button'
import { Failed, Loading } from '../../ui/states'
import { useSample } from './use-sample'

/** What is glued to a bag: bars, the code below them, what is measured (LABORATORY-64). The printer is asked at once. */
export function LabelSheet({ sampleId }: { sampleId: number }) {
  const t = useTranslations('office-laboratory')
  const report = useTranslations('laboratory')
  const { data: sample, error } = useSample(sampleId)
  useEffect(() => {
    if (!sample) return
    document.title = sample.code
    window.print()
  }, [sample])
  if (error) return <Failed error={error} />
  if (!sample) return <Loading />
  return (
    <main className="grid justify-items-start gap-6 p-6 print:p-0">
      <section
        aria-label={sample.code}
        className="grid w-[70mm] gap-1 rounded-card bg-[#fff] px-[8mm] py-[3mm] text-center text-[#000]"
      >
        <Barcode code={sample.code} className="h-[16mm] w-full" />
        <h1 className="text-lg font-semibold tracking-widest">{sample.code}</h1>
        <p className="text-sm">
          {report(`types.${sample.analysis}`)}
          {sample.sampleType ? `, ${report(`samples.${sample.sampleType}`)}` : ''}
        </p>
      </section>
      <Button look="primary" icon="print" className="print:hidden" onPress={() => window.print()}>
        {t('printLabel')}
      </Button>
    </main>
  )
}
