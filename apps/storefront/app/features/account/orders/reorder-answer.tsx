import { Link } from 'react-router'
import { useTranslations } from '#texts'
import { Notice } from '../../../ui/notice'
import type { ReorderState } from './use-reorder'

/** What became of the wish to order again: what lies in the cart, and what could not, by name and reason. */
export function ReorderAnswer({ state }: { state: ReorderState }) {
  const t = useTranslations('account.reorder')
  const failures = useTranslations('forms.failures')
  if (state.name === 'failed')
    return (
      <Notice tone="danger" role="alert" className="mt-3">
        {failures(state.failure)}
      </Notice>
    )
  if (state.name !== 'done') return null
  const { added, missing } = state.answer
  return (
    <Notice tone={missing.length > 0 ? 'warning' : 'success'} className="mt-3">
      <p className="font-medium">{t('added', { count: added.length })}</p>
      {missing.length > 0 ? (
        <ul className="mt-2 list-disc space-y-1 pl-5">
          {missing.map(({ description, reason }) => (
            <li key={description}>
              {description}: {t(`missing.${reason}`)}
            </li>
          ))}
        </ul>
      ) : null}
      {added.length > 0 ? (
        <Link
          to="/cart/"
          className="text-brand inline-flex min-h-11 items-center font-medium underline underline-offset-4"
        >
          {t('toCart')}
        </Link>
      ) : null}
    </Notice>
  )
}
