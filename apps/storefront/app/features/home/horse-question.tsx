import { horseTypes, type HorseType, usualWeightsKg, workLoads } from '@haverhof/domain/feed-advice'
import { type FormEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from '#texts'
import { Button } from '../../ui/button'
import { controlLook } from '../../ui/control-look'

/**
 * What, how heavy, how much work: the first questions of the calculator, which takes the answers from the address and names a feed
 * that fits (HOME-2). A plain form, so that it works before any script does: an empty weight is left out, and the calculator takes
 * that of the animal (FEED-ADVICE-11), whatever the browser showed before.
 */
export function HorseQuestion({ action }: { action: string }) {
  const t = useTranslations('home')
  const navigate = useNavigate()
  const [type, setType] = useState<HorseType>('horse')
  const id = useId()
  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const answers = new URLSearchParams(new FormData(event.currentTarget) as never)
    if (!answers.get('weight')) answers.set('weight', String(usualWeightsKg[type]))
    void navigate(`${action}?${answers}`)
  }
  return (
    <form action={action} onSubmit={ask} aria-labelledby={id} className="horse-question">
      <h2 id={id}>{t('finder.title')}</h2>
      <label>
        <span>{t('finder.type')}</span>
        <select
          name="horse-type"
          defaultValue={type}
          onChange={(event) => setType(event.target.value as HorseType)}
          autoComplete="off"
          className={controlLook}
        >
          {horseTypes.map((value) => (
            <option key={value} value={value}>
              {t(`horseTypes.${value}`)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{t('finder.weight')}</span>
        <input
          name="weight"
          inputMode="numeric"
          pattern="[0-9]{2,4}"
          maxLength={4}
          placeholder={String(usualWeightsKg[type])}
          autoComplete="off"
          className={`${controlLook} noscript:placeholder:text-transparent`}
        />
      </label>
      <WorkLoad />
      <Button type="submit" look="primary">
        {t('finder.submit')}
      </Button>
    </form>
  )
}

function WorkLoad() {
  const t = useTranslations('home.finder')
  return (
    <label>
      <span>{t('work')}</span>
      <select name="labour" defaultValue="light" className={controlLook}>
        {workLoads.map((value) => (
          <option key={value} value={value}>
            {t(`workLoads.${value}`)}
          </option>
        ))}
      </select>
    </label>
  )
}
