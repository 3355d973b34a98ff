import { makePasskey } from '@haverhof/api-client/browser-passkeys'
import { requestRules } from '@haverhof/api-client/staff-rules'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from '#texts'
import { api, read } from '../../platform/api'
import { useFormats } from '../../platform/formats'
import { showToast } from '../../platform/toasts'
import { useChange } from '../../platform/use-change'
import { Button } from '../../ui/button'
import { FormText } from '../../ui/form/fields'
import { Form, SubmitButton } from '../../ui/form/form'
import { useForm } from '../../ui/form/use-form'
import { Card } from '../../ui/page-frame'
import { Failed, Loading } from '../../ui/states'

const { name } = requestRules['POST /staff-api/v1/me/passkeys']
const nameRules = { name }

/** One for each device; the last one stays (STAFF-42). */
export function PasskeysCard() {
  const t = useTranslations('office-staff')
  const { day } = useFormats()
  const { data, error, refetch } = useQuery({
    queryKey: ['me', 'passkeys'],
    queryFn: ({ signal }) => read(api.GET('/staff-api/v1/me/passkeys', { signal })),
  })
  const remove = useChange({
    run: (id: number) => read(api.DELETE('/staff-api/v1/me/passkeys/{id}', { params: { path: { id } } })),
    renews: [['me']],
    done: () => showToast({ text: t('own.removed') }),
  })
  return (
    <Card title={t('own.passkeys')}>
      {error ? <Failed error={error} retry={() => void refetch()} /> : null}
      {data ? null : <Loading />}
      <ul className="divide-line divide-y">
        {data?.items.map(({ passkeyId, name, createdAt, lastUsedAt }) => (
          <li key={passkeyId} className="flex flex-wrap items-center justify-between gap-3 py-2">
            <div>
              <p className="font-medium">{name}</p>
              <p className="text-muted text-sm">
                {t('own.made', { when: day(createdAt) })} ·{' '}
                {lastUsedAt === null ? t('own.unused') : t('own.used', { when: day(lastUsedAt) })}
              </p>
            </div>
            <Button
              why={data.items.length === 1 ? t('own.lastPasskey') : null}
              isPending={remove.isPending}
              onPress={() => remove.mutate(passkeyId)}
            >
              {t('own.remove')}
            </Button>
          </li>
        ))}
      </ul>
      <NewPasskey />
    </Card>
  )
}

function NewPasskey() {
  const t = useTranslations('office-staff')
  const form = useForm({
    rules: nameRules,
    start: { name: '' },
    send: ({ name }) => addPasskey(name),
    renews: [['me']],
    done: () => {
      form.reset()
      showToast({ text: t('own.added') })
    },
  })
  return (
    <Form form={form} className="flex flex-wrap items-end gap-2 pt-3">
      <FormText name="name" label={t('own.passkeyName')} />
      <SubmitButton form={form} look="quiet" icon="plus">
        {t('own.addPasskey')}
      </SubmitButton>
    </Form>
  )
}

async function addPasskey(name: string) {
  const { options } = await read(api.POST('/staff-api/v1/me/passkeys/options'))
  const response = await makePasskey(options)
  return read(api.POST('/staff-api/v1/me/passkeys', { body: { name, response } }))
}
