import { readSampleDetails, type TypedDetails } from '@haverhof/domain/laboratory'
import { formatDate } from '@haverhof/domain/shared'
import { dateInZone, timeZoneOf } from '@haverhof/domain/sites'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslations } from '#texts'
import { useSmallForm } from '../../shared/forms/use-small-form'
import { announce } from '../../shared/shop/announce'
import { useApi } from '../../shared/shop/use-api'
import type { SampleReport } from './report'

/** The laboratory is in the Netherlands. */
export function dayAtLaboratory(): string {
  return dateInZone(new Date(), timeZoneOf('NL'))
}

/** What a sample is and when it was taken, once it is saved: until something is changed again (LABORATORY-15). */
export function useSampleDetails({ key, sampleType, takenOn }: SampleReport) {
  const t = useTranslations('laboratory.details')
  const api = useApi()
  const { revalidate } = useRevalidator()
  const [isSaved, setIsSaved] = useState(false)
  const form = useSmallForm<TypedDetails>({
    start: { sampleType: sampleType ?? '', takenOn: takenOn ? formatDate(takenOn) : '' },
    problemsOf: (typed) => {
      const read = readSampleDetails(typed, dayAtLaboratory())
      return read.ok ? [] : read.problems
    },
    send: async (typed) => {
      setIsSaved(false)
      await api.results.describe(key, typed)
      setIsSaved(true)
      announce(t('saved'))
      await revalidate()
    },
  })
  return { ...form, isSaved, change: () => setIsSaved(false) }
}
