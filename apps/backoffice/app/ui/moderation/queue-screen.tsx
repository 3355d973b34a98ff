import type { ReactNode } from 'react'
import { useTranslations } from '#texts'
import { Badge } from '../badge'
import { Button, ButtonLink } from '../button'
import { KeyHint } from '../key-hint'
import { PageFrame } from '../page-frame'
import { Empty, Failed, Loading } from '../states'
import { type QueueAction, QueueKeys } from './queue-keys'
import { useShortcuts } from '../../platform/shortcuts'

type QueueQuery = { error: Error | null; isPending: boolean; refetch: () => Promise<unknown> }

type Props = {
  title: string
  list: { path: string; title: string }
  query: QueueQuery
  /** How many wait, and how many of them are near the end of their time. */
  left: number
  position: number
  soon: number
  /** What was decided last. */
  last: { said: string; about: string } | null
  /** Takes the last decision back; null where that cannot be done. */
  onUndo: (() => void) | null
  actions: readonly QueueAction[]
  onMove: (step: number) => void
  empty: { title: string; lead: string }
  /** The shown item of the queue; null when it is empty. */
  card: ReactNode
  /** The dialogs of decisions that need words. */
  children: ReactNode
}

/** Pending decisions one at a time, by key; the next one follows at once. */
export function QueueScreen(props: Props) {
  const { title, list, query, left, position, soon, last, onUndo, actions, onMove, empty, card } = props
  useQueueKeys({ actions, onMove, onUndo })
  return (
    <PageFrame
      title={title}
      actions={
        <ButtonLink to={list.path} icon="list">
          {list.title}
        </ButtonLink>
      }
    >
      <div className="mx-auto grid max-w-3xl gap-3">
        <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4">
          {card ? <Count left={left} position={position} soon={soon} /> : <span />}
          <LastDecision last={last} onUndo={onUndo} />
        </div>
        {query.error ? <Failed error={query.error} retry={() => void query.refetch()} /> : null}
        {query.isPending ? <Loading /> : null}
        {card || query.error || query.isPending ? null : <Empty title={empty.title}>{empty.lead}</Empty>}
        {card ? (
          <div className="bg-surface border-line rounded-card border">
            <div className="min-h-80 px-6 py-5">{card}</div>
            <QueueKeys actions={actions} onMove={onMove} />
          </div>
        ) : null}
      </div>
      {props.children}
    </PageFrame>
  )
}

function Count({ left, position, soon }: Pick<Props, 'left' | 'position' | 'soon'>) {
  const t = useTranslations('office-moderation')
  return (
    <p className="flex flex-wrap items-center gap-2">
      <span>{t('count', { place: position + 1, count: left })}</span>
      {soon > 0 ? <Badge tone="warning">{t('soon', { count: soon })}</Badge> : null}
    </p>
  )
}

/** What was decided last, and the way back (REVIEWS-14, QUESTIONS-6). */
function LastDecision({ last, onUndo }: Pick<Props, 'last' | 'onUndo'>) {
  const shell = useTranslations('office-shell')
  return (
    <div className="flex min-w-0 items-center gap-2">
      <output className="text-muted min-w-0 truncate">
        {last ? (
          <>
            {last.said} <bdi>“{last.about}”</bdi>
          </>
        ) : null}
      </output>
      {onUndo ? (
        <Button look="plain" onPress={onUndo}>
          {shell('undo')} <KeyHint keys="Z" />
        </Button>
      ) : null}
    </div>
  )
}

type Keys = {
  actions: readonly QueueAction[]
  onMove: (step: number) => void
  onUndo: (() => void) | null
}

/** Each decision has its key, `j` and `k` move, `z` takes the last one back; the help lists them (OFFICE-3, OFFICE-7). */
function useQueueKeys({ actions, onMove, onUndo }: Keys): void {
  const t = useTranslations('office-moderation')
  const shell = useTranslations('office-shell')
  const undo = () => onUndo?.()
  useShortcuts(
    {
      ...Object.fromEntries(actions.map(({ key, run }) => [key, run])),
      j: () => onMove(1),
      k: () => onMove(-1),
      z: undo,
      'Ctrl+z': undo,
    },
    {
      actions: Object.fromEntries(actions.map(({ key, name }) => [key, name])),
      moves: { j: t('next'), k: t('previous'), z: shell('undo') },
    },
  )
}
