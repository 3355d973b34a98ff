import { passkeyCalls } from '@haverhof/api-client/passkeys'
import { useState } from 'react'
import { useTranslations } from '#texts'
import { FormFailure, FormFrame } from '../../../shared/forms/form-frame'
import { useSmallForm } from '../../../shared/forms/use-small-form'
import { useFormats } from '../../../shared/prices/formats'
import { announce } from '../../../shared/shop/announce'
import { useApi } from '../../../shared/shop/use-api'
import { Button } from '../../../ui/button'
import { Notice } from '../../../ui/notice'
import { TextField } from '../../../ui/text-field'
import { Loaded } from '../loaded'
import { useAccountChange } from '../use-account-change'
import { useAccountContent } from '../use-account-content'

type Passkey = { passkeyId: number; name: string; createdAt: string; lastUsedAt: string | null }

/** The keys of the customer's devices: listed, added and removed (ACCOUNT-PAGES-30). */
export function Passkeys() {
  const t = useTranslations('account.information.passkeys')
  const answer = useAccountContent('passkeys', (api) => api.extended(passkeyCalls).list())
  const { change, failure } = useAccountChange(answer.reload)
  return (
    <div className="flex max-w-[64rem] flex-col gap-6">
      <p className="text-muted max-w-prose">{t('text')}</p>
      {failure}
      <Loaded answer={answer}>
        {(passkeys) => (
          <PasskeyList
            passkeys={passkeys}
            remove={(id) => change((api) => api.extended(passkeyCalls).remove(id), t('removed'))}
          />
        )}
      </Loaded>
      <NewPasskey reload={answer.reload} />
    </div>
  )
}

function PasskeyList({ passkeys, remove }: { passkeys: readonly Passkey[]; remove: (id: number) => void }) {
  const t = useTranslations('account.information.passkeys')
  const formats = useFormats()
  if (passkeys.length === 0) return <p>{t('none')}</p>
  return (
    <>
      <ul className="border-line divide-line divide-y border-y">
        {passkeys.map(({ passkeyId, name, createdAt, lastUsedAt }) => (
          <li key={passkeyId} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
            <div className="min-w-0 [overflow-wrap:anywhere]">
              <p className="font-medium">{name}</p>
              <p className="text-muted text-sm">
                {t('made', { date: formats.date(createdAt) })} ·{' '}
                {lastUsedAt === null ? t('unused') : t('used', { date: formats.date(lastUsedAt) })}
              </p>
            </div>
            <Button onClick={() => remove(passkeyId)}>
              {t('remove')}
              <span className="sr-only"> {name}</span>
            </Button>
          </li>
        ))}
      </ul>
      <p className="text-muted mt-3 text-sm">{t('removeHint')}</p>
    </>
  )
}

const longestName = 60

function NewPasskey({ reload }: { reload: () => Promise<void> }) {
  const t = useTranslations('account.information.passkeys')
  const api = useApi()
  const [isAdded, setIsAdded] = useState(false)
  const { field, failure, isBusy, submit } = useSmallForm({
    start: { name: '' },
    problemsOf: ({ name }) => (name.trim() ? [] : [{ parameter: 'name', reason: 'required' }]),
    send: async ({ name }) => {
      setIsAdded(false)
      const passkeys = api.extended(passkeyCalls)
      const { options } = await passkeys.options()
      const { makePasskey, unlessCalledOff } = await import('@haverhof/api-client/browser-passkeys')
      const response = await unlessCalledOff(makePasskey(options))
      if (!response) return
      await passkeys.add({ name: name.trim(), response })
      announce(t('added'))
      setIsAdded(true)
      await reload()
    },
  })
  return (
    <FormFrame submit={submit} className="flex flex-col gap-4">
      {isAdded ? <Notice tone="success">{t('added')}</Notice> : null}
      <TextField
        {...field('name')}
        label={t('name')}
        hint={t('nameHint')}
        maxLength={longestName}
        autoComplete="off"
        className="xs:max-w-[40rem]"
      />
      <FormFailure
        problem={failure}
        wordsOf={({ code }) => (code === 'passkey-refused' || code === 'unexpected' ? t('failed') : null)}
      />
      <Button
        type="submit"
        look="primary"
        aria-disabled={isBusy || undefined}
        className="min-h-12 px-8 aria-disabled:cursor-progress xs:self-start"
      >
        {t('add')}
      </Button>
    </FormFrame>
  )
}
