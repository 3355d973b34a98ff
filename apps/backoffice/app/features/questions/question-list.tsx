import { questionStates } from '@haverhof/domain/questions'
import type { ReactNode } from 'react'
import { useTranslations } from '#texts'
import { api, read } from '../../platform/api'
import type { LoadPage } from '../../ui/list/list-types'
import { ModerationList, moderationQuery } from '../../ui/moderation/moderation-list'
import type { Question } from './question'
import { QuestionSheet } from './question-sheet'
import { QuestionState } from './question-state'

const load: LoadPage<Question> = async ({ filters, after, signal }) => {
  const query = moderationQuery(filters, after, 'waiting')
  const page = await read(api.GET('/staff-api/v1/questions', { params: { query }, signal }))
  return { ...page, isMore: page.next !== null }
}

const idOf = ({ questionId }: Question) => String(questionId)
const nameOf = ({ question }: Question) => question

/** Every question, also those that are decided. */
export function QuestionList({ timeLine }: { timeLine: (subject: string) => ReactNode }) {
  const t = useTranslations('office-questions')
  return (
    <ModerationList<Question>
      name="questions"
      title={t('listTitle')}
      empty={t('emptyList')}
      states={questionStates.map((value) => ({ value, label: t(`states.${value}`) }))}
      columns={{
        lead: [
          { id: 'question', title: t('columns.question'), render: ({ question }) => <bdi>{question}</bdi> },
        ],
        person: {
          id: 'asker',
          title: t('columns.asker'),
          render: ({ asker }) => <bdi>{asker}</bdi>,
          isExtra: true,
        },
        submittedAt: t('columns.submittedAt'),
      }}
      renderState={(question) => <QuestionState question={question} />}
      load={load}
      idOf={idOf}
      nameOf={nameOf}
      renderSheet={(questionId, onClose) => (
        <QuestionSheet questionId={questionId} onClose={onClose} timeLine={timeLine} />
      )}
    />
  )
}
