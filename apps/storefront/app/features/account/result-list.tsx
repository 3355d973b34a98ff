import { useTranslations } from '#texts'
import { useFormats } from '../../site/prices/formats'
import { useShop } from '../../site/shop'
import { Badge } from '../../ui/badge'
import { Button, ButtonLink } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import { Spot } from '../../ui/illustrations/spot'
import type { SampleResult } from './account-types'

type Props = { results: readonly SampleResult[]; markRead: (key: string) => void }

/** ACCOUNT-PAGES-9: every sample with its name and how far it has come; what is new stands out. */
export function ResultList({ results, markRead }: Props) {
  if (results.length === 0) return <NoResults />
  return (
    <ul className="divide-line border-line divide-y border-y">
      {results.map((result) => (
        <ResultRow key={result.key} result={result} markRead={() => markRead(result.key)} />
      ))}
    </ul>
  )
}

function ResultRow({ result, markRead }: { result: SampleResult; markRead: () => void }) {
  const t = useTranslations('account.results')
  const formats = useFormats()
  const { type, sampleName, sampleType, orderId, status, isUnread } = result
  const facts = [t(`types.${type}`), sampleType ? t(`samples.${sampleType}`) : null].filter(Boolean)
  const date = dateOf(result)
  return (
    <li className={`py-5 ${isUnread ? 'border-l-brand -ml-4 border-l-4 pl-3' : ''}`}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className={`text-lg ${isUnread ? 'font-semibold' : 'font-medium'} [overflow-wrap:anywhere]`}>
          {sampleName}
        </span>
        {isUnread ? <Badge tone="action">{t('new')}</Badge> : null}
      </p>
      <p className="text-muted">{facts.join(' · ')}</p>
      <p className="mt-1">
        {t(`states.${status}`)}
        {date ? <span className="text-muted"> · {formats.date(date)}</span> : null}
      </p>
      <div className="flex flex-wrap gap-x-5">
        <ButtonLink look="text" to={`/account/orders/${orderId}/`}>
          {t('order', { number: orderId })}
        </ButtonLink>
        {isUnread ? (
          <Button look="text" onClick={markRead}>
            {t('markRead')}
            <span className="sr-only"> {sampleName}</span>
          </Button>
        ) : null}
      </div>
    </li>
  )
}

/** The day of the newest step. */
function dateOf({ orderedAt, receivedOn, resultOn }: SampleResult): string | null {
  return resultOn ?? receivedOn ?? orderedAt
}

/** Where the kits are sold: the menu leads there. */
function useKitsUrl(): string | undefined {
  const { primary } = useShop().navigation
  return primary.flatMap((item) => [item, ...item.children]).find(({ ref }) => ref === 'category:analysis')
    ?.url
}

/** ACCOUNT-PAGES-8 */
function NoResults() {
  const t = useTranslations('account.results.none')
  const kits = useKitsUrl()
  return (
    <EmptyState picture={<Spot name="roughage-sample" className="w-48 sm:w-64" />} title={t('title')}>
      <p>{t('text')}</p>
      {kits ? (
        <ButtonLink look="brand" to={kits} className="mt-4">
          {t('go')}
        </ButtonLink>
      ) : null}
    </EmptyState>
  )
}
