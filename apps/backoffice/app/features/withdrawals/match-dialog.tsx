import { requestRules } from '@haverhof/api-client/staff-rules'
import { useTranslations } from '#texts'
import { useSiteName } from '../../platform/session'
import { Dialog } from '../../ui/dialog'
import { FormNumber } from '../../ui/form/fields'
import { Form, SubmitButton } from '../../ui/form/form'
import { useForm } from '../../ui/form/use-form'
import { type Withdrawal, useMatching } from './withdrawal-calls'

/** A number or mailbox was mistyped; staff know which order is meant (WITHDRAWAL-6). */
export function MatchDialog({ withdrawal, onClose }: { withdrawal: Withdrawal; onClose: () => void }) {
  const t = useTranslations('office-withdrawals')
  const siteName = useSiteName()
  const { withdrawalId, siteId, orderNumber, fullName } = withdrawal
  const digits = orderNumber.replaceAll(/\D/g, '')
  const form = useForm({
    rules: requestRules['POST /staff-api/v1/withdrawals/{id}/match'],
    start: { orderId: digits ? Number(digits) : null },
    // Without a number the rules refuse it.
    bodyOf: ({ orderId }) => ({ orderId: orderId as number }),
    ...useMatching(withdrawalId, onClose),
  })
  const match = <SubmitButton form={form}>{t('matchConfirm')}</SubmitButton>
  return (
    <Dialog isOpen onClose={onClose} title={t('matchTitle')} actions={match}>
      <Form form={form} className="grid gap-2">
        <p className="text-muted">
          <bdi>{fullName}</bdi> · {t('typed', { number: orderNumber })}
        </p>
        <FormNumber
          name="orderId"
          label={t('matchLabel')}
          hint={t('matchHint', { site: siteName(siteId) })}
          missing={t('matchWhy')}
          autoFocus
        />
      </Form>
    </Dialog>
  )
}
