import { isOurFault } from '@haverhof/domain/returns'
import { Link } from 'react-router'
import { useTranslations } from '#texts'
import { useFormats } from '../../shared/prices/formats'
import { Badge } from '../../ui/badge'
import { SectionHeading } from '../../ui/section-heading'
import type { ProductReturn } from './send-return'

const tones = { registered: 'warning', received: 'brand', refunded: 'brand', refused: 'danger' } as const

/** What was sent back, and how far that has come (ACCOUNT-PAGES-18). */
export function ReturnList({ returns }: { returns: readonly ProductReturn[] }) {
  const t = useTranslations('returns')
  if (returns.length === 0) return null
  return (
    <section aria-labelledby="returns">
      <SectionHeading id="returns" title={t('registered')} />
      <ul className="divide-line border-line divide-y border-y">
        {returns.map((each) => (
          <ReturnRow key={each.returnId} productReturn={each} />
        ))}
      </ul>
    </section>
  )
}

function ReturnRow({ productReturn }: { productReturn: ProductReturn }) {
  const t = useTranslations('returns')
  const order = useTranslations('account.order')
  const formats = useFormats()
  const { returnId, orderId, title, label, quantity, reason, remarks, status, registeredAt, hasPhoto } =
    productReturn
  return (
    <li className="py-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{t('number', { number: returnId })}</span>
        <Badge tone={tones[status]}>{t(`states.${status}.label`)}</Badge>
      </p>
      <p className="mt-1 leading-snug">
        {quantity} × <span className="font-medium">{title}</span> <span className="text-muted">{label}</span>
      </p>
      <p className="text-muted text-sm">
        {formats.date(registeredAt)} · {t(`reasons.${reason}`)} ·{' '}
        <Link to={`/account/orders/${orderId}/`} className="underline underline-offset-4">
          {order('title', { number: orderId })}
        </Link>
      </p>
      {remarks ? <p className="mt-2 whitespace-pre-line [overflow-wrap:anywhere]">{remarks}</p> : null}
      <p className="mt-2">
        {status === 'registered' && isOurFault(reason) ? t('done.wait') : t(`states.${status}.text`)}
      </p>
      {hasPhoto ? (
        <img
          src={`/api/account/returns/${returnId}/photo`}
          alt={t('photoOf', { number: returnId })}
          loading="lazy"
          className="bg-sunken rounded-control mt-3 h-32 w-auto max-w-full object-contain"
        />
      ) : null}
    </li>
  )
}
