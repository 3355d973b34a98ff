import { Link } from 'react-router'
import { useTranslations } from '#texts'
import { useFormats } from '../../../shared/prices/formats'
import { ButtonLink } from '../../../ui/button'
import { EmptyState } from '../../../ui/empty-state'
import { Icon } from '../../../ui/icon'
import type { Invoice } from '../account-types'
import { invoicePath } from './order-detail'

/** Every invoice and credit note, each as a PDF, and those of companies for machines too (ACCOUNT-PAGES-33). */
export function InvoiceList({ invoices }: { invoices: readonly Invoice[] }) {
  const t = useTranslations('account.invoices')
  if (invoices.length === 0) return <NoInvoices />
  return (
    <ul className="divide-line border-line divide-y border-y">
      {invoices.map((invoice) => (
        <InvoiceRow key={invoice.invoiceNumber} invoice={invoice} label={t(`kinds.${invoice.kind}`)} />
      ))}
    </ul>
  )
}

function InvoiceRow({ invoice, label }: { invoice: Invoice; label: string }) {
  const t = useTranslations('account')
  const formats = useFormats()
  const { invoiceNumber, orderId, issuedAt, totalAmount, isElectronic } = invoice
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 py-4">
      <p className="min-w-0 flex-[1_1_20rem]">
        <span className="block font-semibold">
          {label} {invoiceNumber}
        </span>
        <span className="text-muted">
          {formats.date(issuedAt)} ·{' '}
          <Link to={`/account/orders/${orderId}/`} className="underline underline-offset-4">
            {t('order.title', { number: orderId })}
          </Link>
        </span>
      </p>
      <p className="font-semibold tabular-nums">{formats.euro(totalAmount)}</p>
      <ButtonLink to={invoicePath(invoiceNumber)} reloadDocument>
        <Icon name="download" size={20} />
        {t('invoices.pdf')}
        <span className="sr-only"> {invoiceNumber}</span>
      </ButtonLink>
      {isElectronic ? (
        <ButtonLink to={invoicePath(invoiceNumber, 'ubl')} reloadDocument>
          <Icon name="download" size={20} />
          {t('invoices.ubl')}
          <span className="sr-only"> {invoiceNumber}</span>
        </ButtonLink>
      ) : null}
    </li>
  )
}

/** The empty state: a drawing, a sentence and a link onwards (ACCOUNT-PAGES-8). */
function NoInvoices() {
  const t = useTranslations('account.invoices.none')
  return (
    <EmptyState icon="invoice" title={t('title')}>
      <p>{t('text')}</p>
      <ButtonLink to="/account/orders/" className="mt-4">
        {t('go')}
      </ButtonLink>
    </EmptyState>
  )
}
