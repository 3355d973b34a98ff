import { useTranslations } from '#texts'
import { ButtonLink } from '../../../ui/button'
import { Checkbox } from '../../../ui/checkbox'
import { FieldError } from '../../../ui/field-frame'
import { Icon } from '../../../ui/icon'
import { SectionHeading } from '../../../ui/section-heading'
import { CurrentPasswordField, currentPasswordProblems } from './current-password-field'
import { DetailsFrame } from './details-frame'
import type { Account } from '../account-types'
import { useDetailsForm } from '../use-details-form'

type Values = { password: string; isCertain: boolean }
type Props = {
  account: Pick<Account, 'hasPassword'>
  /** Without a password, a customer who has not just signed in must sign in again. */
  remove: (password: string | null) => Promise<void>
}

/** Everything we hold about the customer as a file, and the end of the account (ACCOUNT-PAGES-13). */
export function Privacy(props: Props) {
  const t = useTranslations('account.information.privacy')
  return (
    <div className="flex flex-col gap-12">
      <section aria-labelledby="export">
        <SectionHeading id="export" title={t('export')} intro={t('exportText')} />
        <ButtonLink to="/api/account/export" reloadDocument download>
          <Icon name="download" size={20} />
          {t('download')}
        </ButtonLink>
      </section>
      <section aria-labelledby="delete">
        <SectionHeading id="delete" title={t('delete')} intro={t('deleteText')} />
        <ul className="text-muted mb-6 max-w-prose list-disc space-y-1 pl-6">
          <li>{t('goes')}</li>
          <li>{t('stays')}</li>
        </ul>
        <DeleteForm {...props} />
      </section>
    </div>
  )
}

function DeleteForm({ account, remove }: Props) {
  const t = useTranslations('account.information')
  const {
    field,
    form: _,
    ...frame
  } = useDetailsForm<Values>({
    start: { password: '', isCertain: false },
    problemsOf: ({ password, isCertain }) => [
      ...currentPasswordProblems(account, 'password', password),
      ...(isCertain ? [] : [{ parameter: 'isCertain', reason: 'required' }]),
    ],
    save: ({ password }) => remove(password || null),
  })
  const { error, ...tick } = field('isCertain')
  return (
    <DetailsFrame {...frame} submitLabel={t('privacy.confirm')} isGrave>
      <CurrentPasswordField {...field('password')} owner={account} className="xs:max-w-[40rem]" />
      <div>
        <Checkbox {...tick} label={t('privacy.certain')} aria-invalid={error ? true : undefined} />
        <FieldError id="certain" error={error} />
      </div>
    </DetailsFrame>
  )
}
