import { sampleCode } from '@haverhof/domain/laboratory'
import { useTextsByName, useTranslations } from '#texts'
import type { AuditEntry } from './audit-entries'

/** What an entry says, in words; a word that is newer than this page is shown as it is. */
export function useAuditWords() {
  const t = useTranslations('office-audit')
  const actions = useTextsByName('office-audit.actions')
  const things = useTextsByName('office-audit.things')
  const fields = useTextsByName('office-audit.fields')
  return {
    actions,
    things,
    action: (action: string) => actions[action] ?? plain(action),
    /** `order 100001` in words. */
    thing: (subject: string) => {
      const [, area, number] = /^([a-z-]+)[ :](.+)$/.exec(subject) ?? []
      return area === undefined ? subject : `${things[area] ?? plain(area)} ${numberOf(area, number)}`
    },
    field: (field: string) => fields[field] ?? plain(field),
    actor: ({ actor, actorName }: Pick<AuditEntry, 'actor' | 'actorName'>) => {
      if (actorName !== null) return actorName
      if (actor === 'shop') return t('shop')
      return actor.startsWith('account:') ? t('customer') : actor
    },
    subject: ({ subject, subjectName, area }: Pick<AuditEntry, 'subject' | 'subjectName' | 'area'>) => {
      if (area === null) return subject
      const number = numberOf(area, subject.slice(area.length + 1))
      return `${things[area] ?? plain(area)} ${subjectName ?? number}`
    },
  }
}

/** A sample is known by the code on its bag. */
function numberOf(area: string, number = ''): string {
  return area === 'sample' && /^\d+$/.test(number) ? sampleCode(Number(number)) : number
}

function plain(word: string): string {
  const words = word
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
