import { horseCalls } from '@haverhof/api-client/horses'
import {
  factsOfHorse,
  type HorseFact,
  horseFactLists,
  horseFactNames,
  type HorseFacts,
} from '@haverhof/domain/reviews'
import { type ComponentProps, useState } from 'react'
import { useTranslations } from '#texts'
import { useAccount } from '../../shared/account'
import { useChosenHorse } from '../../shared/horses/chosen-horse'
import { answerOf, useQuery } from '../../shared/shop/use-query'
import { Disclosure } from '../../ui/disclosure'
import { SelectField } from '../../ui/select-field'
import { useFactWords } from './use-fact-words'

type Props = {
  field: (name: HorseFact) => Omit<ComponentProps<typeof SelectField>, 'label'>
  onFill: (facts: HorseFacts) => void
}

/** What the review may say about the horse, each picked from a list or left open (REVIEWS-15). */
export function HorseFactFields({ field, onFill }: Props) {
  const t = useTranslations('reviews.horse')
  const optional = useTranslations('forms.fields')('optional')
  const words = useFactWords()
  const [isOpened, setIsOpened] = useState(false)
  return (
    <Disclosure
      className="border-t"
      onToggle={() => setIsOpened(true)}
      summary={
        <>
          {t('title')} <span className="text-muted text-sm font-normal">{optional}</span>
        </>
      }
    >
      <p className="text-muted pb-4 text-sm">{t('hint')}</p>
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        {isOpened ? <OwnHorses onFill={onFill} /> : null}
        {horseFactNames.map((fact) => (
          <SelectField
            key={fact}
            {...field(fact)}
            label={words.labelOf(fact)}
            optional={optional}
            isOptionalHidden
          >
            <option value="">{t('leave')}</option>
            {horseFactLists[fact].map((value) => (
              <option key={value} value={value}>
                {words.wordOf(fact, value)}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
    </Disclosure>
  )
}

/** A horse of the writer's own stable fills in what it can, once the writer chooses it; its name stays here (REVIEWS-25). */
function OwnHorses({ onFill }: Pick<Props, 'onFill'>) {
  const t = useTranslations('reviews.horse')
  const optional = useTranslations('forms.fields')('optional')
  const { isAuthenticated } = useAccount()
  const chosenHorse = useChosenHorse()
  const { content } = useQuery(isAuthenticated ? 'review-horses' : null, (api) =>
    api.extended(horseCalls).list(),
  )
  const horses = answerOf(content)?.horses ?? (chosenHorse ? [chosenHorse] : [])
  if (horses.length === 0) return null
  const fill = (option: string) => {
    const horse = option === '' ? undefined : horses[Number(option)]
    if (horse) onFill(factsThisYear(horse))
  }
  return (
    <SelectField
      label={t('from')}
      optional={optional}
      isOptionalHidden
      defaultValue=""
      onChange={(event) => fill(event.target.value)}
      className="sm:col-span-2"
    >
      <option value="">{t('choose')}</option>
      {horses.map(({ name }, index) => (
        <option key={name} value={index}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}

function factsThisYear(horse: Parameters<typeof factsOfHorse>[0]): HorseFacts {
  return factsOfHorse(horse, new Date().getFullYear())
}
