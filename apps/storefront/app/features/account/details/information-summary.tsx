import { phoneFields } from '@haverhof/domain/accounts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from '#texts'
import { addressLine } from '../../../shared/forms/address-lines'
import { hostsOf } from '../../../shared/shop/hosts'
import { useShop } from '../../../shared/shop/shop'
import type { Account } from '../account-types'
import type { InformationAction } from './information-actions'

/** What the shop knows about the customer, and where each part is changed (ACCOUNT-PAGES-11). */
export function InformationSummary({ account }: { account: Account }) {
  const t = useTranslations('account.information')
  const { companyName, vatNumber, emailAddress, hasPassword } = account
  return (
    <div className="border-line divide-line divide-y border-y">
      <Part action="personal">
        <Personal account={account} />
      </Part>
      <Part action="company">
        {companyName ? (
          <>
            <p>{companyName}</p>
            {vatNumber ? <p>{vatNumber}</p> : null}
          </>
        ) : (
          <p className="text-muted">{t('nothing')}</p>
        )}
      </Part>
      <Part action="addresses">
        <Addresses account={account} />
      </Part>
      <Part action="email">
        <p>{emailAddress}</p>
      </Part>
      <Part action="password">
        {hasPassword ? <p aria-hidden="true">••••••••</p> : <p className="text-muted">{t('nothing')}</p>}
      </Part>
      <Part action="passkeys">
        <p className="text-muted">{t('passkeys.summary')}</p>
      </Part>
      <Part action="privacy">
        <p className="text-muted">{t('privacyText')}</p>
      </Part>
    </div>
  )
}

function Part({ action, children }: { action: InformationAction; children: ReactNode }) {
  const t = useTranslations('account.information')
  return (
    <section
      aria-labelledby={action}
      className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1 py-5 sm:grid sm:grid-cols-[18rem_minmax(0,1fr)_auto]"
    >
      <h2 id={action} className="text-lg">
        {t(`parts.${action}`)}
      </h2>
      <div className="order-last min-w-0 basis-full [overflow-wrap:anywhere] sm:order-none">{children}</div>
      <Link
        to={`/account/information/${action}/`}
        className="text-brand -my-2 inline-flex min-h-11 items-center font-medium underline underline-offset-4"
      >
        {action === 'privacy' || action === 'passkeys' ? t('open') : t('change')}
        <span className="sr-only"> {t(`parts.${action}`)}</span>
      </Link>
    </section>
  )
}

function Personal({ account }: { account: Account }) {
  const t = useTranslations('account.information')
  const shop = useShop()
  const { firstName, lastName, languageId, newsletterSubscribe } = account
  const languages = hostsOf(shop).filter(({ siteId }) => siteId === shop.siteId)
  const language = languages.find((host) => host.languageId === languageId)?.languageName
  return (
    <>
      <p>
        {firstName} {lastName}
      </p>
      {phoneFields.map((field) => (account[field] ? <p key={field}>{account[field]}</p> : null))}
      {language && languages.length > 1 ? <p>{language}</p> : null}
      <p className="text-muted">{newsletterSubscribe ? t('newsletterOn') : t('newsletterOff')}</p>
    </>
  )
}

function Addresses({ account }: { account: Account }) {
  const t = useTranslations('account.information')
  const { billing, shipping, alternativeShippingAddress } = account
  if (!billing?.address) return <p className="text-muted">{t('noAddress')}</p>
  return (
    <>
      <p>{addressLine(billing.address)}</p>
      {alternativeShippingAddress && shipping?.address ? (
        <p className="mt-1">
          <span className="text-muted">{t('shippingAddress')}: </span>
          {addressLine(shipping.address)}
        </p>
      ) : null}
    </>
  )
}
