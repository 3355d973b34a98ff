import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from '#texts'
import { StaffApiError, api, read } from '../../platform/api'
import { samplePath } from './sample'

/** A scanned bag opens its sample. */
export function useScan() {
  const t = useTranslations('office-laboratory')
  const shell = useTranslations('office-shell')
  const navigate = useNavigate()
  const client = useQueryClient()
  const [error, setError] = useState<string>()
  const scan = async (code: string) => {
    try {
      const sample = await readScanned(code)
      client.setQueryData(['samples', 'one', sample.sampleId], sample)
      setError(undefined)
      await navigate(samplePath(sample.sampleId))
    } catch (refused) {
      const isUnknown = refused instanceof StaffApiError && refused.status === 404
      setError(isUnknown ? t('unknownCode', { code }) : shell('failed'))
    }
  }
  return { scan: (code: string) => void scan(code), error }
}

export function readScanned(code: string) {
  return read(api.GET('/staff-api/v1/samples/scan', { params: { query: { code } } }))
}
