import type { Horse } from '@haverhof/domain/feed-advice'
import { horseLimits, type HorseRecord, type StoredHorse, tidyHorse } from '@haverhof/domain/horses'
import { useEffect, useEffectEvent } from 'react'
import { Link } from 'react-router'
import { useTranslations } from '#texts'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { TextField } from '../../ui/text-field'
import { FormFailure, FormFrame } from '../forms/form-frame'
import { useSmallForm } from '../forms/use-small-form'
import { announce } from '../shop/announce'
import { chooseHorse, useChosenHorse } from './chosen-horse'
import { horseCalls } from '@haverhof/api-client/horses'
import { useStore } from '../../toolkit/store'
import { useApi } from '../shop/use-api'
import { accountState, nobodyYet } from '../state/account-state'
import { copyOf, inputOf } from './account-horse'

export type ChoiceProps = {
  /** The horse that is described; null while its weight is none. */
  horse: Horse | null
  onFill: (horse: StoredHorse) => void
}

/** An address that was shared speaks of a horse of its own. */
const namesHorse = /[?&](horse-type|weight)=/

/** Beside calculator and ration: fill in the horse that is kept, or keep the one that is described (HORSES-8). */
export function HorseChoice({ horse, onFill }: ChoiceProps) {
  const t = useTranslations('horses.choice')
  const chosen = useChosenHorse()
  const arrive = useEffectEvent(() => {
    // Who comes with a feed or a cart but without a horse in the address has the one that is kept.
    if (chosen && !namesHorse.test(location.search)) onFill(chosen)
  })
  useEffect(() => arrive(), [])
  return (
    <section
      aria-label={t('title')}
      className="bg-sunken rounded-card mt-8 p-5 noscript:hidden"
      data-no-print
    >
      {chosen ? <Chosen chosen={chosen} onFill={onFill} /> : <Keep horse={horse} />}
    </section>
  )
}

function Chosen({ chosen, onFill }: { chosen: StoredHorse } & Pick<ChoiceProps, 'onFill'>) {
  const t = useTranslations('horses.choice')
  const { name } = chosen
  const isOfAccount = 'horseId' in chosen
  const fill = () => {
    onFill(chosen)
    announce(t('filled', { horse: name }))
  }
  const forget = () => {
    chooseHorse(null)
    announce(t('forgotten', { horse: name }))
  }
  return (
    <>
      <p className="flex items-center gap-3 font-semibold [overflow-wrap:anywhere]">
        <Icon name={chosen.horseType} size={28} className="text-brand shrink-0" />
        {name}
      </p>
      <p className="text-muted pt-1 text-sm">{t('text')}</p>
      <div className="flex flex-wrap gap-x-5 gap-y-2 pt-3">
        <Button look="brand" onClick={fill} className="[overflow-wrap:anywhere]">
          {t('fill', { horse: name })}
        </Button>
        {isOfAccount ? (
          <Link
            to="/account/horses/"
            className="text-brand inline-flex min-h-11 items-center font-medium underline underline-offset-4"
          >
            {t('all')}
          </Link>
        ) : (
          <Button look="text" onClick={forget} className="[overflow-wrap:anywhere]">
            {t('forget', { horse: name })}
          </Button>
        )}
      </div>
    </>
  )
}

function Keep({ horse }: Pick<ChoiceProps, 'horse'>) {
  const t = useTranslations('horses')
  const keep = useKeepHorse()
  const form = useSmallForm({
    start: { name: '' },
    problemsOf: ({ name }) => (name.trim() === '' ? [{ parameter: 'name', reason: 'required' }] : []),
    send: async ({ name }) => {
      if (!horse) return
      await keep({ ...horse, name, birthYear: null })
      announce(t('choice.kept', { horse: name }))
    },
  })
  return (
    <FormFrame submit={form.submit} withoutScripts="hidden" className="flex flex-col gap-3">
      <div>
        <p className="font-semibold">{t('choice.keepTitle')}</p>
        <p className="text-muted pt-1 text-sm">{t('choice.keepText')}</p>
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          {...form.field('name')}
          label={t('form.name')}
          maxLength={horseLimits.nameLength}
          autoComplete="off"
          className="min-w-0 flex-[1_1_18rem]"
        />
        <Button type="submit" look="brand" aria-disabled={form.isBusy || !horse} className="min-h-12">
          {t('choice.keep')}
        </Button>
      </div>
      <FormFailure
        problem={form.failure}
        wordsOf={({ code }) => (code === 'too-many-horses' ? t('errors.too-many-horses') : null)}
      />
    </FormFrame>
  )
}

/** A guest keeps a horse in the browser, a customer in the account; either way it is the chosen one (HORSES-6). */
function useKeepHorse(): (horse: HorseRecord) => Promise<number | null> {
  const api = useApi()
  const { isAuthenticated } = useStore(accountState, nobodyYet)
  return async (given) => {
    const horse = tidyHorse(given)
    if (!isAuthenticated) {
      chooseHorse({ ...horse, guestKey: crypto.randomUUID() })
      return null
    }
    const { horseId } = await api.extended(horseCalls).add(inputOf(horse))
    chooseHorse(copyOf({ ...horse, horseId }))
    return horseId
  }
}
