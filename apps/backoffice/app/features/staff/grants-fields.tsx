import { roles } from '@haverhof/domain/backoffice'
import { languages } from '@haverhof/domain/shared'
import { useTranslations } from '#texts'
import { useSites } from '../../platform/session'
import { Checkbox } from '../../ui/checkbox'
import { FormSelect } from '../../ui/form/fields'
import { RowsField } from '../../ui/form/rows-field'
import { useField } from '../../ui/form/use-form'
import type { Grant } from './staff-members'

export const firstGrant: Grant = { role: 'viewer', siteIds: null, languageIds: null }

/** Roles, each on all sites or some; translators in all languages or some (STAFF-10). */
export function GrantsFields() {
  const t = useTranslations('office-staff')
  return (
    <RowsField<Grant>
      name="grants"
      label={t('form.grants')}
      blank={firstGrant}
      add={t('form.addRole')}
      remove={t('form.removeRole')}
      Fields={GrantFields}
    />
  )
}

function GrantFields({ name, row: { role } }: { name: string; row: Grant }) {
  const t = useTranslations('office-staff')
  const hosts = useSites().map(({ siteId, host }) => ({ id: siteId, name: host }))
  const spoken = Object.values(languages).map(({ languageId, localizedName }) => ({
    id: languageId,
    name: localizedName,
  }))
  return (
    <>
      <FormSelect
        name={`${name}.role`}
        label={t('form.role')}
        options={roles.map((value) => ({ value, label: t(`roleNames.${value}`) }))}
        hint={role === 'owner' ? t('form.ownerAll') : undefined}
      />
      {role === 'owner' ? null : (
        <AllOrSome
          name={`${name}.siteIds`}
          label={t('form.sites')}
          all={t('form.allSites')}
          options={hosts}
        />
      )}
      {role === 'translator' ? (
        <AllOrSome
          name={`${name}.languageIds`}
          label={t('form.languages')}
          all={t('form.allLanguages')}
          options={spoken}
        />
      ) : null}
    </>
  )
}

type Some = { name: string; label: string; all: string; options: readonly { id: number; name: string }[] }

function AllOrSome({ name, label, all, options }: Some) {
  const { value: chosen, set, problem } = useField<readonly number[] | null>(name, label)
  const toggle = (id: number, isOn: boolean) => {
    const others = (chosen ?? []).filter((each) => each !== id)
    set(isOn ? [...others, id] : others)
  }
  return (
    <fieldset data-field={name} className="grid gap-1">
      <legend className="pb-1 font-medium">{label}</legend>
      <Checkbox label={all} isSelected={chosen === null} onChange={(isOn) => set(isOn ? null : [])} />
      {chosen === null ? null : (
        <div className="grid grid-cols-2 gap-1 pt-1 pl-6">
          {options.map((option) => (
            <Checkbox
              key={option.id}
              label={option.name}
              isSelected={chosen.includes(option.id)}
              onChange={(isOn) => toggle(option.id, isOn)}
            />
          ))}
        </div>
      )}
      {problem ? <p className="text-danger pl-6 text-sm font-medium">{problem.words}</p> : null}
    </fieldset>
  )
}

/** “All” is unticked, and nothing is chosen yet. */
export function useGrantProblems() {
  const t = useTranslations('office-staff')
  const words = { siteIds: t('form.noSite'), languageIds: t('form.noLanguage') }
  return (grants: readonly Grant[]) =>
    grantsToSend(grants).flatMap((grant, index) =>
      (['siteIds', 'languageIds'] as const)
        .filter((list) => grant[list]?.length === 0)
        .map((list) => ({ parameter: `grants.${index}.${list}`, words: words[list] })),
    )
}

/** An owner has all sites and languages, whatever was ticked for another role. */
export function grantsToSend(grants: readonly Grant[]): Grant[] {
  return grants.map((grant) => (grant.role === 'owner' ? { ...firstGrant, role: 'owner' } : grant))
}
