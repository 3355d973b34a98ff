import { useTranslations } from '#texts'
import { useFormats } from '../../../shared/prices/formats'
import { ButtonLink } from '../../../ui/button'
import { Icon } from '../../../ui/icon'
import type { OrderInList } from '../account-types'

const mostPictures = 3

/** The last order, also long after it arrived, with the way to have it again (ACCOUNT-PAGES-4). */
export function LastOrder({ order }: { order: OrderInList }) {
  const t = useTranslations('account-home.last')
  const formats = useFormats()
  const { orderId, orderedAt, lines, totalAmount } = order
  const bought = lines.filter(({ isFree }) => !isFree)
  return (
    <section aria-labelledby="last-order" className="bg-sunken rounded-card flex flex-col gap-4 p-5 sm:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="last-order" className="text-2xl">
          {t('title')}
        </h2>
        <p className="font-semibold tabular-nums">{formats.euro(totalAmount)}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <ul className="flex min-w-0 flex-[1_1_26rem] flex-col gap-3">
          {bought.slice(0, mostPictures).map(({ lineNumber, quantity, title, label, picture }) => (
            <li key={lineNumber} className="flex items-center gap-3">
              <img
                src={picture.src}
                srcSet={picture.srcset}
                sizes="5rem"
                alt=""
                width={picture.width}
                height={picture.height}
                loading="lazy"
                className="bg-surface rounded-control size-12 shrink-0 object-contain p-1"
              />
              <span className="min-w-0">
                {quantity} × <span className="font-medium">{title}</span>{' '}
                <span className="text-muted text-sm">{label}</span>
              </span>
            </li>
          ))}
          {bought.length > mostPictures ? <More count={bought.length - mostPictures} /> : null}
        </ul>
        <ButtonLink look="primary" to={`/account/orders/${orderId}/again/`} className="max-xs:w-full">
          <Icon name="refresh" size={20} />
          {t('again')}
        </ButtonLink>
      </div>
      <p className="text-muted text-sm">{t('of', { number: orderId, date: formats.date(orderedAt) })}</p>
    </section>
  )
}

function More({ count }: { count: number }) {
  const t = useTranslations('account.orders')
  return <li className="text-muted text-sm">{t('more', { count })}</li>
}
