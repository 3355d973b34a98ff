import { useState } from 'react'
import { useTranslations } from '#texts'
import type { StaffSchemas } from '../../platform/api'
import { Button } from '../../ui/button'

type Mail = StaffSchemas['StaffMailDetail']

/** As text first; as its reader sees it only in a frame that runs nothing and sends no request. */
export function MailWords({ mail: { mailId, html, plainText, isSecret } }: { mail: Mail }) {
  const t = useTranslations('office-mails')
  const [isLook, setLook] = useState(false)
  if (isSecret) return <p className="text-muted">{t('secret')}</p>
  if (plainText === null && html === null) return <p className="text-muted">{t('noWords')}</p>
  return (
    <section className="grid gap-2">
      <div className="flex items-center justify-between gap-2">
        <h3 className="font-semibold">{t('words')}</h3>
        {html === null ? null : (
          <Button onPress={() => setLook(!isLook)}>{t(isLook ? 'asText' : 'asSeen')}</Button>
        )}
      </div>
      {isLook && html !== null ? (
        <iframe
          title={t('asSeen')}
          sandbox=""
          src={`/staff-api/v1/mails/${mailId}/page`}
          referrerPolicy="no-referrer"
          className="border-line rounded-control h-[32rem] w-full border bg-white"
        />
      ) : (
        <pre className="bg-sunken rounded-control overflow-x-auto p-3 font-sans text-sm whitespace-pre-wrap">
          {plainText ?? ''}
        </pre>
      )}
    </section>
  )
}
