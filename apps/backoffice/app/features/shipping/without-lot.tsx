import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useTranslations } from '#texts'
import { api, read } from '../../platform/api'
import { preferredLanguage } from '../../platform/preferences'
import { useCan } from '../../platform/session'

/** Pieces of the pack that are in the house without a lot, and where they get one (LOTS-8). */
export function WithoutLot({ variantId }: { variantId: number }) {
  const t = useTranslations('office-shipping')
  const can = useCan()
  const pack = useQuery({
    queryKey: ['stock', 'one', variantId],
    queryFn: ({ signal }) => {
      const params = { path: { id: variantId }, query: { language: preferredLanguage() } }
      return read(api.GET('/staff-api/v1/stock/{id}', { params, signal }))
    },
    enabled: can('stock.read') && can('stock.receive'),
    staleTime: 0,
  })
  const count = pack.data?.withoutLot ?? 0
  if (count === 0) return null
  return (
    <p>
      {t('withoutLot', { count })}{' '}
      <Link to={`/stock?open=${variantId}`} className="font-semibold underline">
        {t('giveLot')}
      </Link>
    </p>
  )
}
