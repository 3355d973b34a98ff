import { useTranslations } from '#texts'
import { copyOf } from '../../shared/horses/account-horse'
import { chooseHorse, useChosenHorse } from '../../shared/horses/chosen-horse'
import { announce } from '../../shared/shop/announce'
import { Button, ButtonLink } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import { Icon } from '../../ui/icon'
import type { Horse } from './horse-types'

/** Every horse with its photo and weight; one of them is the one that advice is for (HORSES-1). */
export function HorseList({ horses }: { horses: readonly Horse[] }) {
  const t = useTranslations('horses.list')
  const chosen = useChosenHorse()
  const chosenId = chosen && 'horseId' in chosen ? chosen.horseId : null
  if (horses.length === 0)
    return (
      <EmptyState icon="horse" title={t('empty')}>
        <p className="pb-4">{t('emptyText')}</p>
        <AddLink />
      </EmptyState>
    )
  return (
    <>
      <ul className="divide-line border-line divide-y border-y">
        {horses.map((horse) => (
          <HorseItem key={horse.horseId} horse={horse} isChosen={horse.horseId === chosenId} />
        ))}
      </ul>
      <div className="pt-6">
        <AddLink />
      </div>
    </>
  )
}

function AddLink() {
  const t = useTranslations('horses.list')
  return (
    <ButtonLink look="primary" to="/account/horses/new/">
      <Icon name="plus" size={20} />
      {t('add')}
    </ButtonLink>
  )
}

function HorseItem({ horse, isChosen }: { horse: Horse; isChosen: boolean }) {
  const t = useTranslations('horses.list')
  const types = useTranslations('calculator.form.horseTypes')
  const { name, birthYear, weightKg, horseType, horseId } = horse
  const choose = () => {
    chooseHorse(copyOf(horse))
    announce(t('chosen', { horse: name }))
  }
  const facts = [
    types(horseType),
    t('weight', { weight: weightKg }),
    ...(birthYear === null ? [] : [t('born', { year: String(birthYear) })]),
  ]
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-3 py-5">
      <HorsePicture horse={horse} className="size-20" />
      <p className="min-w-0 flex-[1_1_28rem]">
        <span className="font-display block text-xl font-semibold [overflow-wrap:anywhere]">{name}</span>
        <span className="text-muted block">{facts.join(' · ')}</span>
      </p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {isChosen ? (
          <span className="text-brand inline-flex min-h-11 items-center gap-2 font-medium [overflow-wrap:anywhere]">
            <Icon name="check" size={20} />
            {t('chosen', { horse: name })}
          </span>
        ) : (
          <Button onClick={choose}>
            {t('use')}
            <span className="sr-only"> {name}</span>
          </Button>
        )}
        <ButtonLink to={`/account/horses/${horseId}/`}>
          {t('open')}
          <span className="sr-only"> {name}</span>
        </ButtonLink>
      </div>
    </li>
  )
}

export function HorsePicture({ horse, className }: { horse: Horse; className: string }) {
  const t = useTranslations('horses.photo')
  const { photoUrl, name, horseType } = horse
  if (photoUrl === null)
    return (
      <span
        className={`bg-sunken rounded-card text-brand grid shrink-0 place-items-center ${className}`}
        aria-hidden="true"
      >
        <Icon name={horseType} size={40} />
      </span>
    )
  return (
    <img
      src={photoUrl}
      alt={t('of', { horse: name })}
      className={`bg-sunken rounded-card shrink-0 object-cover ${className}`}
    />
  )
}
