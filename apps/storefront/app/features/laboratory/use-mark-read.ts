import { customerCalls } from '@haverhof/api-client/customer'
import { useEffect } from 'react'
import { accountStorageKey } from '../../toolkit/constants'
import { readStored } from '../../toolkit/storage'
import { lateApi } from '../../shared/shop/late-api'
import { useShop } from '../../shared/shop/shop'
import { hasValues, type SampleReport } from './report'

/**
 * A customer who is signed in and opens an own result has read it (LABORATORY-PAGES-10). Who else has the address changes
 * nothing: for them the call fails, silently.
 */
export function useMarkRead(report: SampleReport): void {
  const { siteId, languageId } = useShop()
  const { key, isExample } = report
  const isResult = hasValues(report) && !isExample
  useEffect(() => {
    if (!isResult || readStored(accountStorageKey) === null) return
    lateApi({ siteId, languageId })
      .then((api) => api.extended(customerCalls).markResultRead(key))
      .catch(() => undefined)
  }, [siteId, languageId, key, isResult])
}
