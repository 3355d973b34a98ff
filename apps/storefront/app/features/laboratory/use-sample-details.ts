import { type DetailProblem, readSampleDetails, type TypedDetails } from '@haverhof/domain/laboratory'
import { formatDate } from '@haverhof/domain/shared'
import { dateInZone, timeZoneOf } from '@haverhof/domain/sites'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslations } from '#texts'
import { afterPress } from '../../toolkit/after-press'
import { announce } from '../../shared/shop/announce'
import { generalFailure, problemOf } from '../../shared/forms/problem'
import { useApi } from '../../shared/shop/use-api'
import type { SampleReport } from './report'

type Stage = { isSending: boolean; saved?: string; failure?: string }

/** The laboratory is in the Netherlands. */
export function dayAtLaboratory(): string {
  return dateInZone(new Date(), timeZoneOf('NL'))
}

/** LABORATORY-15: what is typed, what is wrong with it once it has been judged, and how it is sent. */
export function useSampleDetails({ key, sampleType, takenOn }: SampleReport) {
  const said = { sampleType: sampleType ?? '', takenOn: takenOn ? formatDate(takenOn) : '' }
  const [typed, setTyped] = useState<TypedDetails>(said)
  const [judged, setJudged] = useState<readonly (keyof TypedDetails)[]>([])
  const { stage, save, forget } = useSaving(key)
  const read = readSampleDetails(typed, dayAtLaboratory())
  const problems = read.ok ? [] : read.problems
  return {
    typed,
    stage,
    problems: problems.filter(({ parameter }) => judged.includes(parameter)),
    change: (part: Partial<TypedDetails>) => {
      forget()
      setTyped((now) => ({ ...now, ...part }))
    },
    /** A date that was left with something in it is judged. */
    judge: () => afterPress(() => typed.takenOn && setJudged((now) => [...now, 'takenOn'])),
    /** Sends it, or says what is in the way. */
    send: (): readonly DetailProblem[] | null => {
      setJudged(['sampleType', 'takenOn'])
      if (!read.ok) return problems
      if (!stage.isSending) void save(typed)
      return null
    },
  }
}

const waiting: Stage = { isSending: false }

function useSaving(key: string) {
  const t = useTranslations('laboratory.details')
  const failures = useTranslations('forms.failures')
  const api = useApi()
  const { revalidate } = useRevalidator()
  const [stage, setStage] = useState<Stage>(waiting)
  const save = async (typed: TypedDetails) => {
    setStage({ isSending: true })
    try {
      await api.results.describe(key, typed)
      setStage({ ...waiting, saved: t('saved') })
      announce(t('saved'))
      await revalidate()
    } catch (error) {
      const problem = problemOf(error)
      const isLate = problem.code === 'sample-received'
      const failure = isLate ? t('received') : failures(generalFailure(problem) ?? 'unexpected')
      setStage({ ...waiting, failure })
    }
  }
  return { stage, save, forget: () => setStage(waiting) }
}
