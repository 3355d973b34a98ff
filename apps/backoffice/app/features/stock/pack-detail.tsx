import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from '#texts'
import { api, read } from '../../platform/api'
import { useFormats } from '../../platform/formats'
import { preferredLanguage } from '../../platform/preferences'
import { useCan } from '../../platform/session'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { Failed, Loading } from '../../ui/states'
import { CorrectDialog } from './correct-dialog'
import { GiveLotDialog } from './give-lot-dialog'
import { Movements } from './movements'
import { type Lot, type Pack, nameOf } from './stock-calls'

/** A pack beside the list: where its pieces are, its lots, and how it came to that. */
export function PackDetail({ variantId }: { variantId: number }) {
  const pack = useQuery({
    queryKey: ['stock', 'one', variantId],
    queryFn: ({ signal }) => {
      const params = { path: { id: variantId }, query: { language: preferredLanguage() } }
      return read(api.GET('/staff-api/v1/stock/{id}', { params, signal }))
    },
  })
  const lots = useQuery({
    queryKey: ['lots', 'of', variantId],
    queryFn: ({ signal }) =>
      read(
        api.GET('/staff-api/v1/lots', {
          params: { query: { variantId: String(variantId), limit: 200 } },
          signal,
        }),
      ),
  })
  if (pack.error) return <Failed error={pack.error} retry={() => void pack.refetch()} />
  if (!pack.data) return <Loading />
  return <Detail pack={pack.data} lots={lots.data?.items.filter(({ amount }) => amount > 0) ?? []} />
}

function Detail({ pack, lots }: { pack: Pack; lots: readonly Lot[] }) {
  const t = useTranslations('office-stock')
  const can = useCan()
  const [asks, setAsks] = useState<'correct' | 'give-lot' | null>(null)
  const close = () => setAsks(null)
  const { number } = useFormats()
  const { variantId, article, ean, available, held, inLots, blocked, withoutLot, soldPerWeek, daysLeft } =
    pack
  const figures = [
    [t('columns.available'), number(available)],
    [t('columns.held'), number(held)],
    [t('columns.inLots'), number(inLots)],
    ...(blocked > 0 ? [[t('columns.blocked'), number(blocked)]] : []),
    [t('columns.withoutLot'), number(withoutLot)],
    [t('columns.soldPerWeek'), number(soldPerWeek)],
    [t('columns.daysLeft'), daysLeft === null ? '–' : number(daysLeft)],
  ] as const
  return (
    <div className="grid gap-5">
      <div>
        <p className="text-lg font-semibold">{nameOf(pack)}</p>
        <p className="text-muted">
          {article} · {ean}
        </p>
      </div>
      <dl className="bg-sunken rounded-card grid grid-cols-2 gap-x-6 gap-y-1 px-4 py-3">
        {figures.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-3">
            <dt className="text-muted">{name}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-2">
        {can('stock.count') ? (
          <Button icon="edit" onPress={() => setAsks('correct')}>
            {t('correct.title')}
          </Button>
        ) : null}
        {can('stock.receive') && withoutLot > 0 ? (
          <Button onPress={() => setAsks('give-lot')}>{t('giveLot.title')}</Button>
        ) : null}
      </div>
      <Lots lots={lots} />
      <Movements variantId={variantId} />
      {asks === 'correct' ? <CorrectDialog pack={pack} lots={lots} onClose={close} /> : null}
      {asks === 'give-lot' ? <GiveLotDialog pack={pack} onClose={close} /> : null}
    </div>
  )
}

function Lots({ lots }: { lots: readonly Lot[] }) {
  const t = useTranslations('office-stock')
  const { day, number } = useFormats()
  if (lots.length === 0) return null
  return (
    <section>
      <h3 className="pb-1 font-semibold">{t('lots')}</h3>
      <table className="w-full" aria-label={t('lots')}>
        <tbody>
          {lots.map(({ lotId, lotNumber, bestBefore, amount, state }) => (
            <tr key={lotId} className="border-line border-b">
              <td className="py-1.5">
                <Link to={`/lots?open=${lotId}`} className="text-brand font-semibold hover:underline">
                  {lotNumber}
                </Link>{' '}
                {state === 'blocked' ? <Badge tone="danger">{t('blocked')}</Badge> : null}
              </td>
              <td className="text-muted py-1.5">{bestBefore ? day(bestBefore) : '–'}</td>
              <td className="py-1.5 text-right">{number(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
