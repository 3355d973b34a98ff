import { questionStates } from '@haverhof/domain/questions'
import { useTranslations } from '#texts'
import { api, read } from '../../platform/api'
import { useFormats } from '../../platform/formats'
import { useSession, useSiteName } from '../../platform/session'
import { useAddressState } from '../../platform/use-address-state'
import { ButtonLink } from '../../ui/button'
import { DataList } from '../../ui/list/data-list'
import type { Column, Filter, LoadPage } from '../../ui/list/list-types'
import { PageFrame } from '../../ui/page-frame'
import { StateOrClock } from './answer-clock'
import type { Question, QuestionState } from './question'
import { QuestionSheet } from './question-sheet'

const load: LoadPage<Question> = async ({ filters, after, signal }) => {
  const query = {
    after,
    state: (filters['state'] ?? 'waiting') as QuestionState,
    siteId: filters['siteId'],
    olderThanHours: filters['olderThanHours'],
    limit: 50,
  }
  const page = await read(api.GET('/staff-api/v1/questions', { params: { query: query as never }, signal }))
  return { ...page, isMore: page.next !== null }
}

const idOf = ({ questionId }: Question) => String(questionId)
const nameOf = ({ question }: Question) => question
const hrefOf = ({ questionId, state }: Question) =>
  `/questions/all?view=${state}&state=${state}&open=${questionId}`

/** Every question, also those that are decided. */
export function QuestionList() {
  const t = useTranslations('office-questions')
  const [{ open }, changeAddress] = useAddressState()
  const columns = useQuestionColumns()
  const filters = useQuestionFilters()
  const views = questionStates.map((state) => ({ id: state, name: t(`states.${state}`), filters: { state } }))
  return (
    <PageFrame
      title={t('listTitle')}
      actions={
        <ButtonLink to="/questions" look="primary" icon="play">
          {t('toQueue')}
        </ButtonLink>
      }
      aside={
        open ? (
          <QuestionSheet questionId={Number(open)} onClose={() => changeAddress({ open: null })} />
        ) : null
      }
    >
      <DataList
        name="questions"
        title={t('listTitle')}
        views={views}
        filters={filters}
        columns={columns}
        load={load}
        idOf={idOf}
        nameOf={nameOf}
        hrefOf={hrefOf}
        emptyTitle={t('emptyList')}
        hasSheet
      />
    </PageFrame>
  )
}

function useQuestionFilters(): Filter[] {
  const t = useTranslations('office-questions')
  const { sites } = useSession()
  return [
    {
      id: 'state',
      label: t('columns.state'),
      kind: 'choice',
      options: questionStates.map((state) => ({ value: state, label: t(`states.${state}`) })),
    },
    {
      id: 'siteId',
      label: t('columns.site'),
      kind: 'choice',
      options: sites.map(({ siteId, host }) => ({ value: String(siteId), label: host })),
    },
    {
      id: 'olderThanHours',
      label: t('olderThan'),
      kind: 'choice',
      options: [12, 20, 24].map((count) => ({ value: String(count), label: t('hours', { count }) })),
    },
  ]
}

function useQuestionColumns(): Column<Question>[] {
  const t = useTranslations('office-questions')
  const { moment } = useFormats()
  const siteName = useSiteName()
  return [
    { id: 'question', title: t('columns.question'), render: ({ question }) => <bdi>{question}</bdi> },
    { id: 'product', title: t('columns.product'), render: ({ productTitle }) => productTitle, isExtra: true },
    { id: 'asker', title: t('columns.asker'), render: ({ asker }) => <bdi>{asker}</bdi>, isExtra: true },
    { id: 'site', title: t('columns.site'), render: ({ siteId }) => siteName(siteId), isExtra: true },
    {
      id: 'submittedAt',
      title: t('columns.submittedAt'),
      render: ({ submittedAt }) => moment(submittedAt),
      isExtra: true,
    },
    {
      id: 'state',
      title: t('columns.state'),
      render: (question) => <StateOrClock question={question} />,
    },
  ]
}
