import { groundOf } from '@haverhof/domain/returns'
import { useTranslations } from '#texts'
import { useFormats } from '../../shared/prices/formats'
import { ButtonLink } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import { Icon } from '../../ui/icon'
import type { ReturnableLine } from './send-return'

/** What can still be sent back, each with the last day for it (ACCOUNT-PAGES-14). */
export function ReturnableList({ lines }: { lines: readonly ReturnableLine[] }) {
  if (lines.length === 0) return <NothingReturnable />
  return (
    <ul className="divide-line border-line divide-y border-y">
      {lines.map((line) => (
        <ReturnableRow key={`${line.orderId}-${line.lineNumber}`} line={line} />
      ))}
    </ul>
  )
}

/** Change of mind ends before the claim for a defect does (RETURNS-12). */
export function takesChangeOfMind({ reasons }: ReturnableLine): boolean {
  return reasons.some((reason) => groundOf(reason) === 'change-of-mind')
}

function ReturnableRow({ line }: { line: ReturnableLine }) {
  const t = useTranslations('returns')
  const order = useTranslations('account.order')
  const formats = useFormats()
  const { title, label, quantity, orderId, returnUntil, defectUntil, productVariantId } = line
  const isDefectOnly = !takesChangeOfMind(line)
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 py-4">
      <p className="min-w-0 flex-[1_1_22rem]">
        <span className="block leading-snug">
          {quantity} × <span className="font-medium">{title}</span>{' '}
          <span className="text-muted">{label}</span>
        </span>
        <span className="text-muted text-sm">
          {order('title', { number: orderId })} ·{' '}
          {isDefectOnly
            ? t('untilDefect', { date: formats.date(defectUntil) })
            : t('until', { date: formats.date(returnUntil) })}
        </span>
      </p>
      <ButtonLink to={`/account/returns/${productVariantId}/`} prefetch="intent">
        <Icon name="return" size={20} />
        {t(isDefectOnly ? 'startDefect' : 'start')}
        <span className="sr-only"> {title}</span>
      </ButtonLink>
    </li>
  )
}

/** The empty state: a drawing, a sentence and a link onwards (ACCOUNT-PAGES-8). */
function NothingReturnable() {
  const t = useTranslations('returns.none')
  return (
    <EmptyState icon="return" title={t('title')}>
      <p>{t('text')}</p>
      <ButtonLink to="/account/orders/" className="mt-4">
        {t('go')}
      </ButtonLink>
    </EmptyState>
  )
}
