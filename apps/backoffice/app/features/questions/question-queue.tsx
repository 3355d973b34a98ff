import { longestWaitHours } from '@haverhof/domain/questions'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from '#texts'
import { useShortcuts } from '../../platform/shortcuts'
import { Badge } from '../../ui/badge'
import { Button, ButtonLink } from '../../ui/button'
import { KeyHint } from '../../ui/key-hint'
import { PageFrame } from '../../ui/page-frame'
import { Empty, Failed, Loading } from '../../ui/states'
import { DecisionDialogs } from './decision-dialogs'
import { type Question, soonHours } from './question'
import { QuestionCard } from './question-card'
import { loadWaiting, useQuestionQueue } from './use-question-queue'

/** QUESTIONS-4: one question at a time, answered with the keyboard; the next one is there at once. */
export function QuestionQueue() {
  const t = useTranslations('office-questions')
  const { found, place, current, last, asked, close, open, move, undo, deciding } = useQuestionQueue()
  const keys = { r: open('answer'), x: open('reject'), j: move(1), k: move(-1) }
  useShortcuts({ ...keys, z: undo, 'Ctrl+z': undo })
  return (
    <PageFrame
      title={t('title')}
      actions={
        <ButtonLink to="/questions/all" icon="list">
          {t('toList')}
        </ButtonLink>
      }
    >
      <div className="mx-auto grid max-w-3xl gap-3">
        <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4">
          {found.data && current ? <Count total={found.data.total} place={place} /> : <span />}
          <LastDecision last={last} onUndo={undo} />
        </div>
        {found.error ? <Failed error={found.error} retry={() => void found.refetch()} /> : null}
        {found.isPending ? <Loading /> : null}
        {found.isSuccess && !current ? <Empty title={t('empty')}>{t('emptyLead')}</Empty> : null}
        {current ? (
          <div className="bg-surface border-line rounded-card border">
            <div className="min-h-60 px-6 py-5">
              <QuestionCard question={current} />
            </div>
            <QueueKeys {...keys} />
          </div>
        ) : null}
      </div>
      <DecisionDialogs
        asked={asked}
        onClose={close}
        onDecide={deciding.mutate}
        isPending={deciding.isPending}
      />
    </PageFrame>
  )
}

/** How many wait, and how many of them are near the end of their 24 hours. */
function Count({ total, place }: { total: number; place: number }) {
  const t = useTranslations('office-questions')
  const { data } = useQuery({
    queryKey: ['questions', 'soon'],
    queryFn: ({ signal }) => loadWaiting({ olderThanHours: longestWaitHours - soonHours, limit: 1 }, signal),
  })
  return (
    <p className="flex flex-wrap items-center gap-2">
      <span>{t('count', { place: place + 1, count: total })}</span>
      {data && data.total > 0 ? <Badge tone="warning">{t('soon', { count: data.total })}</Badge> : null}
    </p>
  )
}

/** QUESTIONS-6: what was decided last; a rejection can be taken back. */
function LastDecision({ last, onUndo }: { last: Question | null; onUndo: () => void }) {
  const t = useTranslations('office-questions')
  const shell = useTranslations('office-shell')
  return (
    <div className="flex min-w-0 items-center gap-2">
      <output className="text-muted min-w-0 truncate">
        {last ? (
          <>
            {t(`done.${last.state}`)} <bdi>“{last.question}”</bdi>
          </>
        ) : null}
      </output>
      {last?.state === 'rejected' ? (
        <Button look="plain" onPress={onUndo}>
          {shell('undo')} <KeyHint keys="Z" />
        </Button>
      ) : null}
    </div>
  )
}

/** What can be done with the question above, each with its key. */
function QueueKeys({ r, x, j, k }: Record<'r' | 'x' | 'j' | 'k', () => void>) {
  const t = useTranslations('office-questions')
  return (
    <div className="border-line flex flex-wrap gap-2 border-t px-6 py-3">
      <Button look="primary" onPress={r}>
        {t('answer')} <KeyHint keys="R" />
      </Button>
      <Button look="danger" onPress={x}>
        {t('reject')} <KeyHint keys="X" />
      </Button>
      <span className="flex-1" />
      <Button look="plain" onPress={k}>
        {t('previous')} <KeyHint keys="K" />
      </Button>
      <Button look="plain" onPress={j}>
        {t('next')} <KeyHint keys="J" />
      </Button>
    </div>
  )
}
