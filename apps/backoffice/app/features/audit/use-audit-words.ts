import { sampleCode } from '@haverhof/domain/laboratory'
import { useTextAt, useTextsByName, useTranslations } from '#texts'
import type { AuditEntry } from './audit-entries'
import { valueName } from './list-texts'

type Subject = Pick<AuditEntry, 'subject' | 'subjectName' | 'isSubjectGone' | 'area' | 'action'>

/** What an entry says, in words; a word that is newer than this page is shown as it is. */
export function useAuditWords() {
  const t = useTranslations('office-audit')
  const actions = useTextsByName('office-audit.actions')
  const things = useTextsByName('office-audit.things')
  const fields = useTextsByName('office-audit.fields')
  const textAt = useTextAt()
  return {
    actions,
    things,
    action: (action: string) => actions[action] ?? plain(action),
    field: (action: string, field: string) =>
      fields[field] ?? (action === 'sample-corrected' ? textAt(valueName(field)) : undefined) ?? plain(field),
    actor: ({ actor, actorName }: Pick<AuditEntry, 'actor' | 'actorName'>) => {
      if (actorName !== null) return actorName
      if (actor === 'shop') return t('shop')
      if (actor === 'nobody') return t('nobody')
      return actor.startsWith('account:') ? t('customer') : actor
    },
    subject: ({ subject, subjectName, isSubjectGone, area, action }: Subject) => {
      if (subject === 'nobody') return t('nobody')
      if (area === null && isOfPayment(action)) return `${things['payment']} ${subject}`
      if (area === null) return things[subject] ?? subject
      const number = numberOf(area, subject.slice(area.length + 1))
      if (isSubjectGone) return t('deletedCustomer', { number })
      return `${things[area] ?? plain(area)} ${subjectName ?? number}`
    },
  }
}

/** A payment is known by the number that its provider has of it. */
function isOfPayment(action: string): boolean {
  return action === 'refund' || action.startsWith('payment-')
}

/** A sample is known by the code on its bag; of a customer's number the beginning is enough to tell them apart. */
function numberOf(area: string, number: string): string {
  if (area === 'account') return number.slice(0, 8)
  return area === 'sample' && /^\d+$/.test(number) ? sampleCode(Number(number)) : number
}

function plain(word: string): string {
  const words = word
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
