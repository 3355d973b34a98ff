import {
  areWordsMissing,
  type LanguageCode,
  longestOwnWords,
  type OwnWords,
  type ReasonCode,
  type ReasonList,
  type ToldReason,
  toldReasons,
} from '@haverhof/domain/shared'
import { useTextsByName, useTranslations } from '#texts'
import { useShortcuts } from '../platform/shortcuts'
import { KeyHint } from './key-hint'
import { TextField } from './text-field'

export type ReasonDraft<List extends ReasonList> = { reason: ReasonCode<List> | null; ownWords: OwnWords }

/** Who is told, by the language that they read. */
export type Reader = { language: LanguageCode; count?: number }

type Props<List extends ReasonList> = {
  list: List
  legend: string
  draft: ReasonDraft<List>
  readers: readonly Reader[]
  onChange: (draft: ReasonDraft<List>) => void
  /** More than one line may be written. */
  isLong?: boolean
  /** The chosen reason has the focus, so that Enter decides. */
  isFocused?: boolean
}

/** REASONS-1, REASONS-2: a reason of a list by its number, and own words for each language that somebody reads. */
export function ReasonFields<List extends ReasonList>(props: Props<List>) {
  const { list, legend, draft, readers, onChange, isLong = false, isFocused = false } = props
  const texts = useTextsByName(`reasons.${list}`)
  const codes: readonly ReasonCode<List>[] = toldReasons[list]
  const choose = (reason: ReasonCode<List>) => onChange({ ...draft, reason })
  useShortcuts(Object.fromEntries(codes.map((code, place) => [String(place + 1), () => choose(code)])), {
    inDialog: true,
  })
  return (
    <>
      <fieldset>
        <legend className="text-muted pb-2">{legend}</legend>
        {codes.map((code, place) => (
          <label key={code} className="flex min-h-8 items-center gap-2">
            <input
              type="radio"
              name="reason"
              checked={code === draft.reason}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- Enter decides
              autoFocus={isFocused && code === draft.reason}
              onChange={() => choose(code)}
              className="accent-brand size-4"
            />
            <span className="flex-1">{texts[code]}</span>
            <KeyHint keys={String(place + 1)} />
          </label>
        ))}
      </fieldset>
      {readers.map((reader) => (
        <WordsField
          key={reader.language}
          reader={reader}
          isMissing={areWordsMissing({ reason: draft.reason ?? '', ownWords: draft.ownWords })}
          words={draft.ownWords[reader.language] ?? ''}
          isLong={isLong}
          onChange={(words) =>
            onChange({ ...draft, ownWords: { ...draft.ownWords, [reader.language]: words } })
          }
        />
      ))}
    </>
  )
}

type WordsProps = {
  reader: Reader
  isMissing: boolean
  words: string
  isLong: boolean
  onChange: (words: string) => void
}

function WordsField({ reader: { language: code, count }, isMissing, words, isLong, onChange }: WordsProps) {
  const t = useTranslations('office-shell.reason')
  const name = useTranslations('office-moderation')
  const language = name(`languages.${code}`)
  return (
    <TextField
      label={count === undefined ? t('words', { language }) : t('wordsFor', { language, count })}
      hint={isMissing ? t('wordsNeeded') : t('wordsHint', { language })}
      value={words}
      onChange={onChange}
      maxLength={longestOwnWords}
      {...(isLong && { rows: 2 })}
    />
  )
}

/** What still keeps a draft from being sent; null when nothing does. */
export function useReasonProblem(): (draft: ReasonDraft<ReasonList>) => string | null {
  const t = useTranslations('office-shell.reason')
  return ({ reason, ownWords }) => {
    if (reason === null) return t('choose')
    return areWordsMissing({ reason, ownWords }) ? t('wordsNeeded') : null
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
