import { useTranslations } from '#texts'
import { api, isRefused, read } from '../../platform/api'
import { showToast } from '../../platform/toasts'
import { useChange } from '../../platform/use-change'
import { useRefusalText } from '../../platform/use-refusal-text'
import { IconButton } from '../../ui/button'
import { Icon } from '../../ui/icon'
import type { Paper } from './paper'

/** The paper itself, and the mail that carried it once more (INVOICES-8). */
export function PaperActions({ paper: { invoiceNumber } }: { paper: Pick<Paper, 'invoiceNumber'> }) {
  const t = useTranslations('office-invoices')
  const refusalText = useRefusalText()
  const resending = useChange({
    run: (_: void, sent) =>
      read(
        api.POST('/staff-api/v1/invoices/{invoiceNumber}/resend', {
          params: { path: { invoiceNumber } },
          ...sent,
        }),
      ),
    renews: [['orders'], ['mails']],
    done: () => showToast({ text: t('resent', { number: invoiceNumber }) }),
    failed: (error) => showToast({ tone: 'danger', text: textOf(error) }),
  })
  const textOf = (error: Error) => {
    if (isRefused(error, 'forgotten')) return t('forgotten')
    return isRefused(error, 'not-found') ? t('noMail') : refusalText(error)
  }
  return (
    <span className="inline-flex items-center gap-1">
      <a
        href={`/staff-api/v1/invoices/${invoiceNumber}/pdf`}
        aria-label={t('pdfOf', { number: invoiceNumber })}
        className="hover:bg-sunken rounded-control inline-flex min-h-8 items-center gap-1.5 px-2 font-medium"
      >
        <Icon name="download" /> {t('pdf')}
      </a>
      <IconButton
        icon="mail"
        label={`${t('resend')}: ${invoiceNumber}`}
        isDisabled={resending.isPending}
        onPress={() => resending.mutate()}
      />
    </span>
  )
}
