import { useTranslations } from '#texts'
import { useFormats } from '../../../shared/prices/formats'
import { ButtonLink } from '../../../ui/button'
import { Fact } from './order-facts'
import type { Order } from '../order/order'

type Props = { transfer: NonNullable<Order['bankTransfer']>; amount: number; pageUrl: string | null }

/** Where to send the money, in a form that can be copied into any bank's form. */
export function BankTransfer({ transfer, amount, pageUrl }: Props) {
  const t = useTranslations('ordered.complete.transfer')
  const formats = useFormats()
  return (
    <section aria-labelledby="transfer">
      <h2 id="transfer" className="text-2xl">
        {t('title')}
      </h2>
      <p className="mt-2">{t('text', { date: formats.date(transfer.payBefore) })}</p>
      <dl className="border-line divide-line mt-4 divide-y border-y">
        <Fact title={t('amount')}>
          <strong>{formats.euro(amount)}</strong>
        </Fact>
        <Fact title={t('accountName')}>{transfer.accountName}</Fact>
        <Fact title={t('iban')}>
          <span className="tabular-nums">
            {transfer.iban.replaceAll(/\s/g, '').replaceAll(/(.{4})(?=.)/g, '$1 ')}
          </span>
        </Fact>
        <Fact title={t('bic')}>{transfer.bic}</Fact>
        <Fact title={t('reference')}>
          <strong>{transfer.reference}</strong>
        </Fact>
      </dl>
      {pageUrl ? (
        <ButtonLink look="text" to={pageUrl} reloadDocument className="mt-2">
          {t('page')}
        </ButtonLink>
      ) : null}
    </section>
  )
}
