import { Link, useLocation } from 'react-router'
import { useTranslations } from '#texts'
import { signInPath } from '../../../shared/account'
import { useFormats } from '../../../shared/prices/formats'
import { SelectField } from '../../../ui/select-field'
import type { OwnForages } from './use-ration'

/** The customer's own result instead of standard forage (RATIONS-43). It has no name: it never gets into the address. */
export function OwnForage({ own: { isSignedIn, forages, sampleId, choose } }: { own: OwnForages }) {
  const t = useTranslations('rations.own')
  const { date } = useFormats()
  const { pathname, search } = useLocation()
  if (!isSignedIn)
    return (
      <p className="text-sm noscript:hidden">
        <Link
          to={signInPath(pathname + search)}
          className="underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          {t('signIn')}
        </Link>
      </p>
    )
  if (forages.length === 0) return null
  return (
    <fieldset className="border-line rounded-card min-w-0 border p-4">
      <legend className="px-1 font-medium">{t('title')}</legend>
      <SelectField
        label={t('choose')}
        hint={t('private')}
        value={sampleId ?? ''}
        onChange={({ target: { value } }) => choose(value === '' ? null : Number(value))}
      >
        {forages.map(({ sampleId: id, sampleName, measuredOn }) => (
          <option key={id} value={id}>
            {t('sample', { name: sampleName, date: date(measuredOn) })}
          </option>
        ))}
        <option value="">{t('standard')}</option>
      </SelectField>
    </fieldset>
  )
}
