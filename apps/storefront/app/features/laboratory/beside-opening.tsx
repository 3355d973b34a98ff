import type { ReactNode } from 'react'
import { ButtonLink } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { Notice } from '../../ui/notice'
import { type SampleReport, reportPath } from './report'
import { ExampleNotice, SheetHead } from './sheet-parts'
import { useWords } from './use-words'

type Props = {
  reports: readonly SampleReport[]
  /** How many samples the address names that do not exist, or were examined for something else (LABORATORY-PAGES-8). */
  missing: number
  actions: ReactNode
}

export function BesideOpening({ reports, missing, actions }: Props) {
  const { t } = useWords()
  const [first] = reports
  if (!first) return null
  return (
    <div className="pt-6 pb-8 sm:pt-10 print:pt-0 print:pb-3">
      <SheetHead />
      {reports.some(({ isExample }) => isExample) && <ExampleNotice />}
      <p className="text-brand mb-3 text-sm font-medium print:mb-0">{t(`types.${first.type}`)}</p>
      <h1 className="text-title sm:text-4xl print:text-3xl">{t('beside.title')}</h1>
      <p className="text-muted mt-4 max-w-[60ch] text-lg print:mt-2 print:text-base">
        {t('beside.intro', { count: reports.length })}
      </p>
      {missing > 0 && (
        <Notice tone="warning" className="mt-5 max-w-prose">
          {t('beside.leftOut', { count: missing })}
        </Notice>
      )}
      <div className="mt-6 flex flex-wrap gap-3" data-no-print>
        <ButtonLink to={reportPath(first)} reloadDocument>
          <Icon name="arrow-left" size={20} />
          {t('beside.back', { name: first.sampleName })}
        </ButtonLink>
        {actions}
      </div>
    </div>
  )
}
