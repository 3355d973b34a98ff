import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from '#texts'
import { useFormats } from '../../../shared/prices/formats'
import { useKitsUrl } from '../../../shared/shop/kits-url'
import { Badge } from '../../../ui/badge'
import { Button, ButtonLink } from '../../../ui/button'
import { EmptyState } from '../../../ui/empty-state'
import { Spot } from '../../../ui/illustrations/spot'
import type { SampleResult } from '../account-types'
import { besidePath, canTick, isResult, resultPath } from './result-choice'

type Props = { results: readonly SampleResult[]; markRead: (key: string) => void }

/** Every sample with its name and how far it has come; what is new stands out (ACCOUNT-PAGES-9). */
export function ResultList({ results, markRead }: Props) {
  const [ticked, setTicked] = useState<readonly SampleResult[]>([])
  if (results.length === 0) return <NoResults />
  const tick = (result: SampleResult, isTicked: boolean) =>
    setTicked((now) => [...now.filter(({ key }) => key !== result.key), ...(isTicked ? [result] : [])])
  const canCompare = results.filter(isResult).length > 1
  return (
    <>
      <ul className="divide-line border-line divide-y border-y">
        {results.map((result) => (
          <ResultRow key={result.key} result={result} markRead={() => markRead(result.key)}>
            {canCompare && isResult(result) ? (
              <CompareTick result={result} ticked={ticked} tick={(isTicked) => tick(result, isTicked)} />
            ) : null}
          </ResultRow>
        ))}
      </ul>
      {canCompare ? <CompareBar ticked={ticked} /> : null}
    </>
  )
}

type TickProps = { result: SampleResult; ticked: readonly SampleResult[]; tick: (isTicked: boolean) => void }

/** Up to four of the same analysis (LABORATORY-PAGES-23). */
function CompareTick({ result, ticked, tick }: TickProps) {
  const t = useTranslations('laboratory.list')
  return (
    <label className="flex min-h-11 items-center gap-2.5 has-disabled:opacity-55">
      <input
        type="checkbox"
        checked={ticked.some(({ key }) => key === result.key)}
        disabled={!canTick(result, ticked)}
        onChange={(event) => tick(event.target.checked)}
        className="accent-brand size-5"
      />
      {t('compare.tick')}
      <span className="sr-only"> {result.sampleName}</span>
    </label>
  )
}

function CompareBar({ ticked }: { ticked: readonly SampleResult[] }) {
  const t = useTranslations('laboratory.list.compare')
  return (
    <div className="bg-ground border-line sticky bottom-0 flex flex-wrap items-center gap-x-5 gap-y-2 border-t py-3">
      <p className="text-muted text-sm" aria-live="polite">
        {t('chosen', { count: ticked.length })}
      </p>
      {ticked.length > 1 ? (
        <ButtonLink look="brand" to={besidePath(ticked)} reloadDocument>
          {t('go')}
        </ButtonLink>
      ) : null}
    </div>
  )
}

type RowProps = { result: SampleResult; markRead: () => void; children: ReactNode }

function ResultRow({ result, markRead, children }: RowProps) {
  const t = useTranslations('laboratory.list')
  const formats = useFormats()
  const { type, sampleName, sampleType, takenOn, orderId, status, isUnread } = result
  const facts = [
    t(`types.${type}`),
    sampleType ? t(`samples.${sampleType}`) : null,
    takenOn ? t('taken', { date: formats.date(takenOn) }) : null,
  ].filter(Boolean)
  const date = dateOf(result)
  return (
    <li className={`py-5 ${isUnread ? 'border-l-brand -ml-4 border-l-4 pl-3' : ''}`}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link
          to={resultPath(result)}
          // Its address is a key, which nothing that runs on this page may see (LABORATORY-PAGES-11).
          reloadDocument
          className={`text-lg underline decoration-1 underline-offset-4 hover:decoration-2 ${isUnread ? 'font-semibold' : 'font-medium'} [overflow-wrap:anywhere]`}
        >
          {sampleName}
        </Link>
        {isUnread ? <Badge tone="action">{t('new')}</Badge> : null}
      </p>
      <p className="text-muted">{facts.join(' · ')}</p>
      <p className="mt-1 flex flex-wrap gap-x-3">
        {t(`states.${status}`)}
        {date ? <span className="text-muted whitespace-nowrap">{formats.date(date)}</span> : null}
      </p>
      <div className="flex flex-wrap gap-x-5">
        <ButtonLink look="text" to={resultPath(result)} reloadDocument>
          {t(isResult(result) ? 'open' : 'follow')}
          <span className="sr-only"> {sampleName}</span>
        </ButtonLink>
        {status === 'ordered' ? (
          // What it is and when it was taken is said on its page (LABORATORY-PAGES-18).
          <ButtonLink look="text" to={`${resultPath(result)}#sample-details`} reloadDocument>
            {t('describe')}
            <span className="sr-only"> {sampleName}</span>
          </ButtonLink>
        ) : null}
        <ButtonLink look="text" to={`/account/orders/${orderId}/`}>
          {t('order', { number: orderId })}
        </ButtonLink>
        {isUnread ? (
          <Button look="text" onClick={markRead}>
            {t('markRead')}
            <span className="sr-only"> {sampleName}</span>
          </Button>
        ) : null}
        {children}
      </div>
    </li>
  )
}

/** The day of the newest step. */
function dateOf({ orderedAt, receivedOn, resultOn }: SampleResult): string | null {
  return resultOn ?? receivedOn ?? orderedAt
}

/** The empty state: a drawing, a sentence and a link onwards (ACCOUNT-PAGES-8). */
function NoResults() {
  const t = useTranslations('laboratory.list.none')
  const kits = useKitsUrl()
  return (
    <EmptyState picture={<Spot name="roughage-sample" className="w-48 sm:w-64" />} title={t('title')}>
      <p>{t('text')}</p>
      {kits ? (
        <ButtonLink look="primary" to={kits} className="mt-4">
          {t('go')}
        </ButtonLink>
      ) : null}
    </EmptyState>
  )
}
