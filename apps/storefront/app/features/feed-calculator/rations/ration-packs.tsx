import { Link } from 'react-router'
import { useTranslations } from '#texts'
import { useFormats } from '../../../shared/prices/formats'
import type { Ration, RationFeed } from './ration-data'

/** What a day costs, and until when the packs last (RATIONS-13). */
export function RationPacks({ ration }: { ration: Ration }) {
  const t = useTranslations('rations.packs')
  const { euro } = useFormats()
  const priced = ration.feeds.filter(({ costPerDay }) => costPerDay !== null)
  if (priced.length === 0) return null
  const cell = 'py-3 pr-3 last:pr-0 last:text-right'
  return (
    <section aria-labelledby="ration-packs" className="pt-8">
      <h3 id="ration-packs" className="text-xl">
        {t('title')}
      </h3>
      <table className="mt-3 w-full text-sm tabular-nums sm:text-base">
        <thead>
          <tr className="text-left align-bottom">
            {(['feed', 'lasts', 'perDay'] as const).map((column) => (
              <th
                key={column}
                scope="col"
                className="pr-3 pb-2 font-medium last:pr-0 last:text-right last:whitespace-nowrap"
              >
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {priced.map((feed) => (
            <PackRow key={feed.productId} feed={feed} cell={cell} />
          ))}
        </tbody>
        <tfoot>
          <tr className="border-line border-t font-semibold">
            <th scope="row" colSpan={2} className={`${cell} text-left`}>
              {t('total')}
            </th>
            <td className={cell}>{euro(ration.costPerDay)}</td>
          </tr>
        </tfoot>
      </table>
      <p className="text-muted pt-1 text-sm">{t('note')}</p>
    </section>
  )
}

function PackRow({ feed, cell }: { feed: RationFeed; cell: string }) {
  const t = useTranslations('rations.packs')
  const { euro, date } = useFormats()
  const { title, packs, days, lastsUntil, costPerDay } = feed
  return (
    <tr className="border-line border-t align-top">
      <th scope="row" className={`${cell} text-left font-normal`}>
        {title}
        {packs.map(({ productVariantId, url, packLabel, packSize, count }) => (
          <Link
            key={productVariantId}
            to={url}
            className="text-muted block w-fit text-sm underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            {count > 1 ? `${count} × ` : ''}
            {packLabel} {packSize}
          </Link>
        ))}
      </th>
      <td className={cell}>
        {t('days', { count: days ?? 0 })}
        {lastsUntil && (
          <span className="text-muted block text-sm whitespace-nowrap">
            {t('until', { date: date(lastsUntil) })}
          </span>
        )}
      </td>
      <td className={cell}>{euro(costPerDay ?? 0)}</td>
    </tr>
  )
}
