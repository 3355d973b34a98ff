import { type Role, roles } from '@haverhof/domain/backoffice'
import { languages } from '@haverhof/domain/shared'
import { useTranslations } from '#texts'
import { useSites } from '../../platform/session'
import { Button } from '../../ui/button'
import { Checkbox } from '../../ui/checkbox'
import { SelectField } from '../../ui/select-field'
import type { Grant } from './staff-members'

export const firstGrant: Grant = { role: 'viewer', siteIds: null, languageIds: null }

type Props = { grants: readonly Grant[]; onChange: (grants: Grant[]) => void }

/** STAFF-10: roles, each on all sites or some; translators in all languages or some. */
export function GrantsFields({ grants, onChange }: Props) {
  const t = useTranslations('office-staff')
  const replace = (index: number, grant: Grant) => onChange(grants.with(index, grant))
  return (
    <fieldset className="grid gap-3">
      <legend className="pb-1 font-semibold">{t('form.grants')}</legend>
      {grants.map((grant, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a grant has no name of its own
        <div key={index} className="border-line rounded-control grid gap-2 border p-3">
          <GrantFields grant={grant} onChange={(changed) => replace(index, changed)} />
          {grants.length > 1 ? (
            <Button look="plain" icon="trash" onPress={() => onChange(grants.toSpliced(index, 1))}>
              {t('form.removeRole')}
            </Button>
          ) : null}
        </div>
      ))}
      <div>
        <Button icon="plus" onPress={() => onChange([...grants, firstGrant])}>
          {t('form.addRole')}
        </Button>
      </div>
    </fieldset>
  )
}

function GrantFields({ grant, onChange }: { grant: Grant; onChange: (grant: Grant) => void }) {
  const t = useTranslations('office-staff')
  const hosts = useSites().map(({ siteId, host }) => ({ id: siteId, name: host }))
  const spoken = Object.values(languages).map(({ languageId, localizedName }) => ({
    id: languageId,
    name: localizedName,
  }))
  const choose = (role: Role) =>
    onChange(role === 'owner' ? { role, siteIds: null, languageIds: null } : { ...grant, role })
  return (
    <>
      <SelectField
        label={t('form.role')}
        value={grant.role}
        options={roles.map((role) => ({ value: role, label: t(`roleNames.${role}`) }))}
        onChange={choose}
        hint={grant.role === 'owner' ? t('form.ownerAll') : undefined}
      />
      {grant.role === 'owner' ? null : (
        <AllOrSome
          label={t('form.sites')}
          all={t('form.allSites')}
          none={t('form.noSite')}
          options={hosts}
          chosen={grant.siteIds}
          onChange={(siteIds) => onChange({ ...grant, siteIds })}
        />
      )}
      {grant.role === 'translator' ? (
        <AllOrSome
          label={t('form.languages')}
          all={t('form.allLanguages')}
          none={t('form.noLanguage')}
          options={spoken}
          chosen={grant.languageIds}
          onChange={(languageIds) => onChange({ ...grant, languageIds })}
        />
      ) : null}
    </>
  )
}

type Some = {
  label: string
  all: string
  none: string
  options: readonly { id: number; name: string }[]
  chosen: readonly number[] | null
  onChange: (chosen: number[] | null) => void
}

function AllOrSome({ label, all, none, options, chosen, onChange }: Some) {
  const toggle = (id: number, isOn: boolean) => {
    const others = (chosen ?? []).filter((each) => each !== id)
    onChange(isOn ? [...others, id] : others)
  }
  return (
    <fieldset className="grid gap-1">
      <legend className="pb-1 font-medium">{label}</legend>
      <Checkbox label={all} isSelected={chosen === null} onChange={(isOn) => onChange(isOn ? null : [])} />
      {chosen === null ? null : (
        <div className="grid grid-cols-2 gap-1 pt-1 pl-6">
          {options.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={name}
              isSelected={chosen.includes(id)}
              onChange={(isOn) => toggle(id, isOn)}
            />
          ))}
        </div>
      )}
      {chosen?.length === 0 ? <p className="text-danger pl-6 text-sm font-medium">{none}</p> : null}
    </fieldset>
  )
}

export function areComplete(grants: readonly Grant[]): boolean {
  return grants.every(({ siteIds, languageIds }) => siteIds?.length !== 0 && languageIds?.length !== 0)
}
