import { analyses, sampleStatuses, sampleTypes } from '@haverhof/domain/laboratory'
import { useTranslations } from '#texts'
import { api, read } from '../../platform/api'
import { useFormats } from '../../platform/formats'
import { useNow } from '../../platform/use-now'
import { ButtonLink } from '../../ui/button'
import { DataList } from '../../ui/list/data-list'
import type { Column, Filter, LoadPage } from '../../ui/list/list-types'
import { PageFrame } from '../../ui/page-frame'
import { type BenchSample, samplePath } from './sample'
import { SampleStateBadge } from './sample-state-badge'
import { ScanField } from './scan-field'
import { useScan } from './use-scan'

const load: LoadPage<BenchSample> = async ({ filters, after, signal }) => {
  const query = { ...filters, after, limit: 50 }
  const page = await read(api.GET('/staff-api/v1/samples', { params: { query: query as never }, signal }))
  return { ...page, isMore: page.next !== null }
}

const dayMs = 86_400_000

const idOf = ({ sampleId }: BenchSample) => String(sampleId)
const nameOf = ({ code }: BenchSample) => code
const hrefOf = ({ sampleId }: BenchSample) => samplePath(sampleId)

/** What is at the bench, by state and age (LABORATORY-23). */
export function BenchList() {
  const t = useTranslations('office-laboratory')
  const { scan, error } = useScan()
  const columns = useBenchColumns()
  const views = [
    { id: 'bench', name: t('views.bench'), filters: {} },
    ...sampleStatuses.map((state) => ({ id: state, name: t(`views.${state}`), filters: { state } })),
  ]
  return (
    <PageFrame
      title={t('title')}
      actions={
        <ButtonLink to="/laboratory/receive" icon="download" className="min-h-11">
          {t('receiveByScan')}
        </ButtonLink>
      }
    >
      <div className="pb-3">
        <ScanField onScan={scan} error={error} isFocused />
      </div>
      <DataList
        name="samples"
        keepsViews="samples"
        title={t('title')}
        views={views}
        filters={useBenchFilters()}
        columns={columns}
        load={load}
        idOf={idOf}
        nameOf={nameOf}
        hrefOf={hrefOf}
        emptyTitle={t('empty')}
      />
    </PageFrame>
  )
}

function useBenchFilters(): Filter[] {
  const t = useTranslations('office-laboratory')
  const report = useTranslations('laboratory')
  return [
    {
      id: 'state',
      label: t('columns.state'),
      kind: 'choice',
      options: sampleStatuses.map((value) => ({ value, label: t(`states.${value}`) })),
    },
    {
      id: 'analysis',
      label: t('columns.analysis'),
      kind: 'choice',
      options: analyses.map((value) => ({ value, label: report(`types.${value}`) })),
    },
    {
      id: 'sampleType',
      label: t('columns.type'),
      kind: 'choice',
      options: sampleTypes.map((value) => ({ value, label: report(`samples.${value}`) })),
    },
    {
      id: 'waitsDays',
      label: t('waitsAtLeast'),
      kind: 'choice',
      options: [2, 3, 5, 10].map((count) => ({ value: String(count), label: t('days', { count }) })),
    },
  ]
}

function useBenchColumns(): Column<BenchSample>[] {
  const t = useTranslations('office-laboratory')
  const report = useTranslations('laboratory')
  const { day } = useFormats()
  const now = useNow()
  const waitsText = (since: string) => {
    const count = Math.floor((now - new Date(since).getTime()) / dayMs)
    return count < 1 ? t('today') : t('days', { count })
  }
  return [
    { id: 'code', title: t('columns.code'), render: ({ code }) => code },
    { id: 'name', title: t('columns.name'), render: ({ sampleName }) => <bdi>{sampleName}</bdi> },
    { id: 'analysis', title: t('columns.analysis'), render: ({ analysis }) => report(`types.${analysis}`) },
    {
      id: 'type',
      title: t('columns.type'),
      render: ({ sampleType }) => (sampleType ? report(`samples.${sampleType}`) : '–'),
      isExtra: true,
    },
    {
      id: 'ordered',
      title: t('columns.ordered'),
      render: ({ orderedOn }) => day(orderedOn),
      isExtra: true,
    },
    { id: 'state', title: t('columns.state'), render: ({ status }) => <SampleStateBadge status={status} /> },
    { id: 'waits', title: t('columns.waits'), render: ({ waitsSince }) => waitsText(waitsSince) },
  ]
}
