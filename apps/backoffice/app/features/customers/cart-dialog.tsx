import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from '#texts'
import { api, read } from '../../platform/api'
import { useFormats } from '../../platform/formats'
import { Dialog } from '../../ui/dialog'
import { Failed, Loading } from '../../ui/states'

/** What the customer sees in the cart; the look is in the log (CUSTOMERS-16). */
export function CartDialog({ userId, onClose }: { userId: string; onClose: () => void }) {
  const t = useTranslations('office-customers')
  const { moment } = useFormats()
  const client = useQueryClient()
  const { data, error } = useQuery({
    queryKey: ['customers', 'cart', userId],
    queryFn: async ({ signal }) => {
      const params = { path: { id: userId } }
      const seen = await read(api.GET('/staff-api/v1/customers/{id}/cart', { params, signal }))
      void client.invalidateQueries({ queryKey: ['audit', 'of', `account:${userId}`] })
      return seen
    },
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  return (
    <Dialog isOpen onClose={onClose} title={t('cart')} size="medium">
      {error ? <Failed error={error} /> : null}
      {data || error ? null : <Loading />}
      {data && !data.cart ? <p className="text-muted">{t('emptyCart')}</p> : null}
      {data?.cart ? (
        <>
          <table className="w-full">
            <tbody>
              {data.cart.lines.map(({ productVariantId, title, quantity }) => (
                <tr key={productVariantId} className="border-line border-b">
                  <td className="w-12 py-1.5 pr-3 text-right">{quantity} ×</td>
                  <td className="py-1.5">{title}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="text-muted pt-3 text-sm">
            {t('cartChanged', { moment: moment(data.cart.lastModified) })}
          </p>
        </>
      ) : null}
    </Dialog>
  )
}
