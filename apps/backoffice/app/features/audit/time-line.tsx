import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from '#texts'
import { useFormats } from '../../platform/formats'
import { useCan } from '../../platform/session'
import { Button } from '../../ui/button'
import { Failed, Loading } from '../../ui/states'
import { type AuditEntry, loadEntries } from './audit-entries'
import { ChangeLines, DetailLines } from './change-lines'
import { useAuditWords } from './use-audit-words'

/** What the thing itself remembers, such as the steps of an order. */
export type TimeLineEvent = {
  at: string
  text: string
  /** As the log names it. */
  actor?: Pick<AuditEntry, 'actor' | 'actorName'>
  /** Where more about it stands. */
  to?: string | null
  /** The reason, in a person's own words. */
  words?: string | null
  /** What the log calls it: an entry of the same moment says the same, and more. */
  action?: string
}

type Props = {
  /** As the audit names it: `order 100001`. */
  subject: string
  events?: readonly TimeLineEvent[]
  /** The entry that is looked at. */
  markedId?: number
  /** Says above it what it is about: where the screen does not. */
  isNamed?: boolean
}

const noEvents: readonly TimeLineEvent[] = []

/** Everything that happened to a thing, the newest first: `<TimeLine subject={`order ${orderId}`} events={…} />` (AUDIT-5). */
export function TimeLine({ subject, events = noEvents, markedId, isNamed = false }: Props) {
  const t = useTranslations('office-audit')
  const can = useCan()
  const words = useAuditWords()
  const query = useInfiniteQuery({
    queryKey: ['audit', 'of', subject],
    queryFn: ({ pageParam, signal }) => loadEntries({ subject, after: pageParam }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
  if (query.error) return <Failed error={query.error} retry={() => void query.refetch()} />
  if (!query.data) return <Loading />
  const entries = query.data.pages.flatMap(({ items }) => items)
  const [newest] = entries
  const lines = [
    // Of one moment, too, what came last stands first.
    ...events
      .filter(({ at, action }) => !entries.some((entry) => entry.action === action && entry.at === at))
      .map(({ actor, ...event }) => ({ ...event, by: actor && words.actor(actor), entry: null }))
      .toReversed(),
    ...entries.map((entry) => ({
      at: entry.at,
      text: words.action(entry.action),
      by: words.actor(entry),
      to: null,
      words: null,
      entry,
    })),
  ].toSorted((one, other) => other.at.localeCompare(one.at))
  return (
    <div className="grid gap-3">
      {isNamed && newest ? <p className="text-muted">{words.subject(newest)}</p> : null}
      {lines.length === 0 ? <p className="text-muted">{t('timeLineEmpty')}</p> : null}
      <ol className="border-line ml-1.5 grid gap-4 border-l pl-4">
        {lines.map(({ at, text, by, to, words: why, entry }) => (
          <Line
            key={entry ? `entry-${entry.entryId}` : `${at} ${text}`}
            at={at}
            text={text}
            by={by ?? null}
            to={to ?? null}
            isMarked={entry !== null && entry.entryId === markedId}
          >
            {entry ? <EntryDetails entry={entry} /> : null}
            {why ? <bdi className="text-sm whitespace-pre-wrap">{why}</bdi> : null}
          </Line>
        ))}
      </ol>
      {query.hasNextPage ? (
        <Button isPending={query.isFetchingNextPage} onPress={() => void query.fetchNextPage()}>
          {t('older')}
        </Button>
      ) : null}
      {can('audit.read') ? null : <p className="text-muted text-sm">{t('ofOwn')}</p>}
    </div>
  )
}

type LineProps = {
  at: string
  text: string
  by: string | null
  to: string | null
  isMarked: boolean
  children: ReactNode
}

function Line({ at, text, by, to, isMarked, children }: LineProps) {
  const { moment } = useFormats()
  const dot = isMarked ? 'bg-brand' : 'bg-line-strong'
  return (
    <li className="relative grid gap-0.5" aria-current={isMarked ? 'true' : undefined}>
      <span aria-hidden="true" className={`absolute top-1.5 -left-[1.30rem] size-2 rounded-full ${dot}`} />
      <p className="font-medium">
        {to ? (
          <Link to={to} className="text-brand hover:underline">
            {text}
          </Link>
        ) : (
          text
        )}
      </p>
      <p className="text-muted text-sm">
        <time dateTime={at}>{moment(at)}</time>
        {by ? ` · ${by}` : ''}
      </p>
      {children}
    </li>
  )
}

function EntryDetails({ entry }: { entry: AuditEntry }) {
  return (
    <div className="text-sm">
      <ChangeLines entry={entry} />
      <DetailLines entry={entry} />
    </div>
  )
}
