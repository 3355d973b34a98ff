import {
  areWordsMissing,
  type LanguageCode,
  languageCodes,
  longestOwnWords,
  type OwnWords,
  type ReasonCode,
  type ReasonList,
  type ToldReason,
  toldReasons,
} from '@haverhof/domain/shared'
import { useTextsByName, useTranslations } from '#texts'
import { useShortcuts } from '../platform/shortcuts'
import { FormText } from './form/fields'
import { useField, useFormAround, useFormState } from './form/use-form'
import { KeyHint } from './key-hint'

export type ReasonDraft<List extends ReasonList> = { reason: ReasonCode<List> | null; ownWords: OwnWords }

/** The readers, by language. */
export type Reader = { language: LanguageCode; count?: number }

/** A reason that is chosen already, and room for words in each language: readers may come while the dialog is open. */
export function reasonStart<List extends ReasonList>(reason: ReasonCode<List> | null): ReasonDraft<List> {
  return { reason, ownWords: Object.fromEntries(languageCodes.map((language) => [language, ''])) }
}

type Props<List extends ReasonList> = {
  list: List
  legend: string
  readers: readonly Reader[]
  /** More than one line may be written. */
  isLong?: boolean
  /** The chosen reason has the focus, so that Enter decides. */
  isFocused?: boolean
}

/** A reason of a list by its number, and own words for each language of its readers (REASONS-1, REASONS-2). */
export function ReasonFields<List extends ReasonList>(props: Props<List>) {
  const { list, legend, readers, isLong = false, isFocused = false } = props
  const texts = useTextsByName(`reasons.${list}`)
  const codes: readonly ReasonCode<List>[] = toldReasons[list]
  const { value: chosen, set: choose, problem } = useField<ReasonCode<List> | null>('reason', legend)
  useShortcuts(Object.fromEntries(codes.map((code, index) => [String(index + 1), () => choose(code)])), {
    inDialog: true,
  })
  return (
    <>
      <fieldset data-field="reason">
        <legend className="text-muted pb-2">{legend}</legend>
        {codes.map((code, index) => (
          <label key={code} className="flex min-h-8 items-center gap-2">
            <input
              type="radio"
              name="reason"
              checked={code === chosen}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- Enter decides
              autoFocus={isFocused && code === chosen}
              onChange={() => choose(code)}
              className="accent-brand size-4"
            />
            <span className="flex-1">{texts[code]}</span>
            <KeyHint keys={String(index + 1)} />
          </label>
        ))}
        {problem ? (
          <p role="alert" className="text-danger pt-1 text-sm font-medium">
            {problem.words}
          </p>
        ) : null}
      </fieldset>
      {readers.map((reader) => (
        <WordsField key={reader.language} reader={reader} isLong={isLong} />
      ))}
    </>
  )
}

function WordsField({ reader: { language: code, count }, isLong }: { reader: Reader; isLong: boolean }) {
  const t = useTranslations('office-shell.reason')
  const name = useTranslations('office-moderation')
  const language = name(`languages.${code}`)
  const isMissing = useFormState(useFormAround(), ({ values }) =>
    isMissingWords(values as ReasonDraft<ReasonList>),
  )
  return (
    <FormText
      name={`ownWords.${code}`}
      label={count === undefined ? t('words', { language }) : t('wordsFor', { language, count })}
      hint={isMissing ? t('wordsNeeded') : t('wordsHint', { language })}
      {...(isLong && { rows: 2 })}
    />
  )
}

function isMissingWords({ reason, ownWords }: ReasonDraft<ReasonList>): boolean {
  return areWordsMissing({ reason: reason ?? '', ownWords })
}

/** What keeps a draft from being sent: no reason, no words for it, or too many. */
export function useReasonProblems(readers: readonly Reader[]) {
  const t = useTranslations('office-shell.reason')
  const problems = useTranslations('office-shell.form.problems')
  return ({ reason, ownWords }: ReasonDraft<ReasonList>) => {
    if (reason === null) return [{ parameter: 'reason', reason: 'required', words: t('choose') }]
    const [first] = readers
    const needsWords = first !== undefined && areWordsMissing({ reason, ownWords })
    const parameter = `ownWords.${first?.language}`
    return [
      ...(needsWords ? [{ parameter, reason: 'required', words: t('wordsNeeded') }] : []),
      ...Object.entries(ownWords)
        .filter(([, words]) => words.length > longestOwnWords)
        .map(([language]) => ({
          parameter: `ownWords.${language}`,
          words: problems('too-long', { limit: longestOwnWords }),
        })),
    ]
  }
}

/** As the call takes it: without the languages in which nothing was written. */
export function toldOf<List extends ReasonList>(
  reason: ReasonCode<List>,
  { ownWords }: ReasonDraft<List>,
): ToldReason<List> {
  const written = Object.entries(ownWords).flatMap(([language, words]) => {
    const said = words.trim()
    return said ? [[language, said]] : []
  })
  return { reason, ownWords: Object.fromEntries(written) as OwnWords }
}
