import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from '#texts'
import { api, read } from '../../platform/api'
import { saveFile } from '../../platform/save-file'
import { useCan } from '../../platform/session'
import { showToast } from '../../platform/toasts'
import { useChange } from '../../platform/use-change'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/dialog'
import { CartDialog } from './cart-dialog'
import { type Account, nameOf } from './customer'

/** What staff do for a customer; each leaves its entry (CUSTOMERS-9). */
export function CustomerActions({ account }: { account: Account }) {
  const t = useTranslations('office-customers')
  const can = useCan()
  const [dialog, setDialog] = useState<'cart' | 'delete' | null>(null)
  const { userId, siteId, isActivated, sessions } = account
  const { link, signOut, exporting } = useHelp(account)
  const close = () => setDialog(null)
  return (
    <>
      <Button icon="mail" isPending={link.isPending} onPress={() => link.mutate()}>
        {t(isActivated ? 'sendPasswordLink' : 'sendConfirmation')}
      </Button>
      <Button
        why={sessions === 0 ? t('nowhere') : undefined}
        isPending={signOut.isPending}
        onPress={() => signOut.mutate()}
      >
        {t('signOut')}
      </Button>
      {can('customers.impersonate', siteId) ? (
        <Button icon="cart" onPress={() => setDialog('cart')}>
          {t('openCart')}
        </Button>
      ) : null}
      {can('customers.export', siteId) ? (
        <Button icon="download" isPending={exporting.isPending} onPress={() => exporting.mutate()}>
          {t('export')}
        </Button>
      ) : null}
      {can('customers.delete', siteId) ? (
        <Button look="danger" icon="trash" onPress={() => setDialog('delete')}>
          {t('delete')}
        </Button>
      ) : null}
      {dialog === 'cart' ? <CartDialog userId={userId} onClose={close} /> : null}
      {dialog === 'delete' ? <DeleteDialog account={account} onClose={close} /> : null}
    </>
  )
}

function useHelp({ userId, emailAddress }: Account) {
  const t = useTranslations('office-customers')
  const params = { path: { id: userId } }
  const link = useChange<void, { kind: 'account-reset' | 'account-activation' }>({
    run: (_, sent) => read(api.POST('/staff-api/v1/customers/{id}/link', { params, body: {}, ...sent })),
    done: ({ kind }) => showToast({ text: t(`linkSent.${kind}`, { email: emailAddress }) }),
  })
  const signOut = useChange<void, { ended: number }>({
    run: (_, sent) => read(api.POST('/staff-api/v1/customers/{id}/sign-out', { params, body: {}, ...sent })),
    renews: [['customers', 'one', userId]],
    done: ({ ended }) => showToast({ text: t('signedOut', { count: ended }) }),
  })
  const exporting = useChange<void, Record<string, unknown>>({
    run: () => read(api.GET('/staff-api/v1/customers/{id}/data', { params })),
    done: (data) => saveFile(`customer-${userId}.json`, JSON.stringify(data, null, 2), 'application/json'),
  })
  return { link, signOut, exporting }
}

function DeleteDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const t = useTranslations('office-customers')
  const navigate = useNavigate()
  const { userId } = account
  const change = useChange({
    run: (_, sent) =>
      read(
        api.POST('/staff-api/v1/customers/{id}/deletion', {
          params: { path: { id: userId } },
          body: {},
          ...sent,
        }),
      ),
    done: () => {
      showToast({ text: t('deleted') })
      void navigate('/customers')
    },
    renews: [['customers', 'list']],
  })
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={t('deleteTitle')}
      confirm={t('delete')}
      onConfirm={() => change.mutate()}
      isPending={change.isPending}
      isDangerous
    >
      <p>
        <bdi className="font-semibold">{nameOf(account)}</bdi>
      </p>
      <p className="pt-2">{t('deleteLead')}</p>
    </ConfirmDialog>
  )
}
