import { customerCalls } from '@haverhof/api-client/customer'
import { Suspense } from 'react'
import { useNavigate } from 'react-router'
import { type MessageKey, useTranslations } from '#texts'
import { openAccount } from '../../../shared/account'
import { announce } from '../../../shared/shop/announce'
import { lateWithTexts } from '../../../shared/shop/late-with-texts'
import { useShop } from '../../../shared/shop/shop'
import { useApi } from '../../../shared/shop/use-api'
import { latePart } from '../../../toolkit/connection'
import type { Account, AccountInput } from '../account-types'
import { Pending } from '../loaded'
import { formCode } from './form-code'
import type { InformationAction } from './information-actions'

const PersonalForm = latePart(async () => (await formCode.personal()).PersonalForm)
const CompanyForm = latePart(async () => (await formCode.company()).CompanyForm)
const AddressRoom = lateWithTexts('addresses', async () => (await formCode.addresses()).AddressRoom)
const PasswordForm = latePart(async () => (await formCode.password()).PasswordForm)
const Passkeys = latePart(async () => (await formCode.passkeys()).Passkeys)
const EmailForm = latePart(async () => (await formCode.email()).EmailForm)
const Privacy = latePart(async () => (await formCode.privacy()).Privacy)

type Props = {
  action: InformationAction
  account: Account
  /** Reads the account anew. */
  reload: () => Promise<void>
  onRemoved: () => void
}

/** The form of one part (ACCOUNT-PAGES-11). What it changed is said on the page it leads back to. */
export function InformationForm(props: Props) {
  return (
    <Suspense fallback={<Pending />}>
      <FormOf {...props} />
    </Suspense>
  )
}

function FormOf({ action, account, reload, onRemoved }: Props) {
  const api = useApi()
  const shop = useShop()
  const done = useDone(reload)
  const confirmUrl = `${shop.origin}/account/confirm/`
  const saveAs = (part: 'personal' | 'company') => async (changes: AccountInput) => {
    await api.account.change(changes, confirmUrl)
    await done(part)
  }
  if (action === 'personal') return <PersonalForm account={account} save={saveAs(action)} />
  if (action === 'company') return <CompanyForm account={account} save={saveAs(action)} />
  if (action === 'addresses') return <AddressRoom account={account} reload={reload} />
  if (action === 'password')
    return (
      <PasswordForm
        account={account}
        save={async (newPassword, currentPassword) => {
          await api.account.changePassword(newPassword, currentPassword)
          await done(action)
        }}
      />
    )
  if (action === 'passkeys') return <Passkeys />
  if (action === 'email')
    return (
      <EmailForm
        account={account}
        save={(emailAddress, password) => api.account.changeEmailAddress(emailAddress, password, confirmUrl)}
      />
    )
  return (
    <Privacy
      account={account}
      remove={async (password) => {
        await api.extended(customerCalls).deleteAccount(password)
        onRemoved()
        openAccount(shop).clear()
      }}
    />
  )
}

/** Back to the summary, with the word that it worked; what else shows the customer's name reads it anew. */
function useDone(reload: () => Promise<void>) {
  const t = useTranslations('account.information.saved')
  const navigate = useNavigate()
  const shop = useShop()
  return async (action: MessageKey<'account.information.saved'>) => {
    const shown = openAccount(shop).load()
    await Promise.all([reload(), shown.catch(() => undefined)])
    announce(t(action))
    await navigate('/account/information/', { state: { saved: action } })
  }
}
