import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from '#texts'
import { type StaffSchemas, api, read } from '../../platform/api'
import { useSession } from '../../platform/session'
import { showToast } from '../../platform/toasts'
import { useChange } from '../../platform/use-change'
import { Button } from '../../ui/button'
import { Card } from '../../ui/page-frame'
import { PasswordDialog } from './password-dialog'

/** The second way in, for who is no owner (STAFF-19). */
export function PasswordCard() {
  const t = useTranslations('office-staff')
  const { grants } = useSession()
  const [setup, setSetup] = useState<StaffSchemas['TimeCodeSetup'] | null>(null)
  const { data } = useQuery({
    queryKey: ['me', 'self'],
    queryFn: ({ signal }) => read(api.GET('/staff-api/v1/me', { signal })),
  })
  const begin = useChange({
    run: () => read(api.POST('/staff-api/v1/me/password/options')),
    done: (answer) => setSetup(answer),
  })
  const remove = useChange({
    run: () => read(api.DELETE('/staff-api/v1/me/password')),
    renews: [['me']],
    done: () => showToast({ text: t('own.passwordRemoved') }),
  })
  const isOwner = grants.some(({ role }) => role === 'owner')
  return (
    <Card title={t('own.password')}>
      <p className="pb-3">{data?.hasPassword ? t('own.passwordSet') : t('own.passwordLead')}</p>
      <div className="flex flex-wrap gap-2">
        <Button
          why={isOwner ? t('own.passwordOwner') : null}
          isPending={begin.isPending}
          onPress={() => begin.mutate()}
        >
          {data?.hasPassword ? t('own.passwordChange') : t('own.passwordBegin')}
        </Button>
        {data?.hasPassword ? (
          <Button isPending={remove.isPending} onPress={() => remove.mutate()}>
            {t('own.remove')}
          </Button>
        ) : null}
      </div>
      {setup ? <PasswordDialog setup={setup} onClose={() => setSetup(null)} /> : null}
    </Card>
  )
}
