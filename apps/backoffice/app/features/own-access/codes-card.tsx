import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from '#texts'
import { api, read } from '../../platform/api'
import { useChange } from '../../platform/use-change'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { Card } from '../../ui/page-frame'

/** How many are left, and ten new ones (STAFF-14). */
export function CodesCard() {
  const t = useTranslations('office-staff')
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const { data } = useQuery({
    queryKey: ['me', 'self'],
    queryFn: ({ signal }) => read(api.GET('/staff-api/v1/me', { signal })),
  })
  const renew = useChange({
    run: () => read(api.POST('/staff-api/v1/me/recovery-codes')),
    renews: [['me']],
    done: (answer) => setCodes(answer.codes),
  })
  return (
    <Card title={t('own.codes')}>
      <p className="pb-3">{data ? t('own.codesLeft', { count: data.recoveryCodesLeft }) : '…'}</p>
      <Button isPending={renew.isPending} onPress={() => renew.mutate()}>
        {t('own.newCodes')}
      </Button>
      {codes ? (
        <Dialog
          isOpen
          onClose={() => setCodes(null)}
          title={t('own.codes')}
          actions={
            <Button look="primary" onPress={() => setCodes(null)}>
              {t('own.close')}
            </Button>
          }
        >
          <p className="text-muted pb-3">{t('own.newCodesText')}</p>
          <ul className="bg-sunken rounded-control grid gap-1 p-4 text-center font-mono whitespace-nowrap">
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
        </Dialog>
      ) : null}
    </Card>
  )
}
