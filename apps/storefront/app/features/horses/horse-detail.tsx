import { horseCalls } from '@haverhof/api-client/horses'
import { useState } from 'react'
import { useTranslations } from '#texts'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { Icon } from '../../ui/icon'
import { HorseForm } from './horse-form'
import { HorsePhoto } from './horse-photo'
import type { BoughtPack, Change, Horse } from './horse-types'
import { PackSection } from './pack-section'
import { WeightSection } from './weight-section'

type Props = {
  horse: Horse
  boughtPacks: readonly BoughtPack[]
  change: Change
  onChanged: () => void
  onRemoved: () => void
  onSignedOut: () => void
}

/** Everything about one horse (HORSES-1). */
export function HorseDetail({ horse, boughtPacks, change, onChanged, onRemoved, onSignedOut }: Props) {
  return (
    <div className="flex flex-col gap-14">
      <HorsePhoto horse={horse} change={change} onSaved={onChanged} />
      <PackSection {...{ horse, boughtPacks, change }} onSaved={onChanged} />
      <WeightSection horse={horse} change={change} onSaved={onChanged} />
      <section className="border-line border-t pt-10">
        <HorseForm horse={horse} onDone={onChanged} onSignedOut={onSignedOut} />
      </section>
      <RemoveHorse {...{ horse, change, onRemoved }} />
    </div>
  )
}

/** Asked once more, because it cannot be undone (HORSES-3). */
function RemoveHorse({ horse, change, onRemoved }: Pick<Props, 'horse' | 'change' | 'onRemoved'>) {
  const t = useTranslations('horses.form')
  const [isAsking, setIsAsking] = useState(false)
  const { name, horseId } = horse
  const remove = () => {
    setIsAsking(false)
    change((api) => api.extended(horseCalls).remove(horseId).then(onRemoved), t('removed', { horse: name }))
  }
  return (
    <div className="border-line border-t pt-6">
      <Button look="text" onClick={() => setIsAsking(true)} className="[overflow-wrap:anywhere]">
        <Icon name="trash" size={20} />
        {t('remove', { horse: name })}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('removeTitle', { horse: name })}
        closeLabel={t('close')}
        footer={
          <div className="flex flex-wrap gap-3">
            <Button look="primary" onClick={remove} className="[overflow-wrap:anywhere]">
              {t('remove', { horse: name })}
            </Button>
            <Button onClick={() => setIsAsking(false)}>{t('cancel')}</Button>
          </div>
        }
      >
        <p>{t('removeText')}</p>
      </Dialog>
    </div>
  )
}
