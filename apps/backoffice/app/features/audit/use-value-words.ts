import { auditShape } from '@haverhof/domain/backoffice'
import { carrierNames } from '@haverhof/domain/orders'
import { useTextAt, useTranslations } from '#texts'
import { useFormats } from '../../platform/formats'
import { useSiteName } from '../../platform/session'
import { useGrantWords } from '../../platform/use-grant-words'
import { listTexts } from './list-texts'
import { useAuditWords } from './use-audit-words'
import { valueText, type ValueWords } from './value-text'

/** The one way in which a value of the log is said, whether it changed or was told besides. */
export function useValueText(): (action: string, field: string, value: unknown) => string {
  const t = useTranslations('office-audit')
  const textAt = useTextAt()
  const { cents, number, day, moment } = useFormats()
  const { field } = useAuditWords()
  const siteName = useSiteName()
  const grantWords = useGrantWords()
  const words: ValueWords = {
    nothing: t('nothing'),
    yes: t('yes'),
    no: t('no'),
    word: (list, value) => {
      if (list === 'carrier') return (carrierNames as Record<string, string>)[value] ?? value
      return textAt(`${listTexts[list]}.${value}`) ?? value
    },
    field: (name) => field('', name),
    cents,
    number,
    day,
    moment,
    site: siteName,
    grant: (grant) => `${grantWords.role(grant)}: ${grantWords.reach(grant)}`,
    line: ({ lineNumber, quantity }) => t('line', { count: quantity, number: lineNumber }),
  }
  return (action, name, value) => valueText(value, auditShape(action, name), words)
}
