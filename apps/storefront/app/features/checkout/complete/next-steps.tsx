import { useTranslations } from '#texts'
import type { Order } from '../order/order'

const nextSteps = {
  none: ['mail', 'kit', 'sample', 'result'],
  home: ['mail', 'pack', 'home'],
  alternative: ['mail', 'pack', 'alternative'],
  lorry: ['mail', 'agree', 'lorry'],
  'parcel-shop': ['mail', 'pack', 'parcel-shop'],
  dealer: ['mail', 'packForDealer', 'dealer'],
} as const satisfies Record<Order['delivery']['kind'] | 'lorry', readonly string[]>

/** What happens now: a courier, a lorry, a parcel point, a dealer and the post each have their own words (CHECKOUT-PAGES-59). */
export function NextSteps({ delivery: { kind, date } }: Pick<Order, 'delivery'>) {
  const t = useTranslations('ordered.complete.next')
  return (
    <section aria-labelledby="next">
      <h2 id="next" className="text-2xl">
        {t('title')}
      </h2>
      <ol className="mt-3 list-decimal space-y-2 pl-6">
        {nextSteps[date?.byAppointment ? 'lorry' : kind].map((step) => (
          <li key={step}>{t(step)}</li>
        ))}
      </ol>
    </section>
  )
}
