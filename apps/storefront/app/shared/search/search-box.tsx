import { type KeyboardEvent, Suspense, useEffect, useId, useRef, useState } from 'react'
import { Form, useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from '#texts'
import { latePart } from '../../toolkit/connection'
import { Icon } from '../../ui/icon'
import { announce } from '../shop/announce'
import { nextActive, optionsOf, type SuggestionOption, type Suggestions } from './suggestion-options'
import { SuggestionsPending } from './suggestions-pending'
import { suggestionDelayMs, suggestionMinLength } from '../../toolkit/constants'
import { useDelayed } from '../../toolkit/use-delayed'
import { answerOf, useQuery } from '../shop/use-query'

/** Comes with the first suggestions: most visitors never see any. */
const SuggestionList = latePart(async () => (await import('./suggestion-list')).SuggestionList)

/** A page has one search landmark, in the header; a second box on the page is just a form. */
type Props = { action: string; className?: string; landmark?: boolean }

/** The search of the shop: a plain form, with suggestions where scripts run. */
export function SearchBox(props: Props) {
  const [parameters] = useSearchParams()
  const askedTerm = parameters.get('q') ?? ''
  return <SearchForm key={askedTerm} askedTerm={askedTerm} {...props} />
}

function SearchForm({ askedTerm, action, className = '', landmark = true }: Props & { askedTerm: string }) {
  const text = useTranslations('shell.search')
  const combobox = useCombobox(askedTerm, action)
  const { term, open, slow, id, options, active } = combobox
  return (
    <Form
      role={landmark ? 'search' : undefined}
      action={action}
      onSubmit={combobox.submit}
      className={`relative ${className}`}
    >
      <input
        type="search"
        name="q"
        value={term}
        onChange={(change) => combobox.type(change.target.value)}
        onFocus={combobox.focus}
        onBlur={combobox.close}
        onKeyDown={combobox.press}
        aria-label={text('label')}
        placeholder={text('placeholder')}
        role="combobox"
        aria-expanded={open}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={open && active >= 0 ? `${id}-${active}` : undefined}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
        className="border-line-strong bg-surface placeholder:text-muted block min-h-12 w-full rounded-search border py-2 text-ellipsis pr-14 pl-5 text-base [&::-webkit-search-cancel-button]:hidden"
      />
      <button
        type="submit"
        className="text-brand absolute top-0.5 right-1 grid size-11 place-items-center rounded-full"
      >
        <Icon name="search" label={text('submit')} />
      </button>
      {open ? (
        <Suspense>
          <SuggestionList
            id={id}
            options={options}
            active={active}
            term={term.trim()}
            busy={slow}
            isEmergency={combobox.isEmergency}
            onChoose={combobox.choose}
          />
        </Suspense>
      ) : null}
      {slow && !open ? <SuggestionsPending /> : null}
    </Form>
  )
}

function useCombobox(askedTerm: string, action: string) {
  const navigate = useNavigate()
  const id = useId()
  const [term, setTerm] = useState(askedTerm)
  const [engaged, setEngaged] = useState(false)
  const [active, setActive] = useState(-1)
  const { suggestions, slow } = useSuggestions(term, engaged)
  const options = suggestions
    ? optionsOf(suggestions, `${action}?${new URLSearchParams({ q: term.trim() })}`)
    : []
  const open = engaged && options.length > 0
  const isEmergency = suggestions?.isEmergency ?? false
  useAnnouncedCount(open ? options.length - 1 : null, isEmergency)
  const close = () => {
    setEngaged(false)
    setActive(-1)
  }
  const choose = (option: SuggestionOption) => {
    close()
    void navigate(option.url)
  }
  return {
    term,
    open,
    slow: engaged && slow,
    id,
    options,
    isEmergency,
    active,
    close,
    choose,
    focus: () => setEngaged(term !== askedTerm),
    type: (value: string) => {
      setTerm(value)
      setEngaged(true)
      setActive(-1)
    },
    submit: (submission: { preventDefault: () => void }) => {
      const option = open ? options[active] : undefined
      if (option || !term.trim()) submission.preventDefault()
      if (option) choose(option)
      else close()
    },
    press: (press: KeyboardEvent) => {
      if (press.key === 'Escape' && open) {
        press.preventDefault()
        close()
      }
      if (press.key !== 'ArrowDown' && press.key !== 'ArrowUp') return
      press.preventDefault()
      if (open) setActive(nextActive(active, press.key, options.length))
      else setEngaged(true)
    },
  }
}

/** Says how many suggestions there are, once they stand still; in an emergency to call the vet instead (SEARCH-12). */
function useAnnouncedCount(count: number | null, isEmergency: boolean): void {
  const text = useTranslations('shell.search')
  const latest = useRef(text)
  useEffect(() => {
    latest.current = text
  })
  useEffect(() => {
    if (count !== null) announce(isEmergency ? latest.current('vet') : latest.current('count', { count }))
  }, [count, isEmergency])
}

type Offered = { suggestions: Suggestions | null; slow: boolean }

/**
 * Suggestions for what was typed last: asked after a pause, an older question is cancelled by a newer one, whose
 * answer replaces what was there. Suggestions are a courtesy: without them the search still works.
 */
function useSuggestions(term: string, active: boolean): Offered {
  const typed = term.trim()
  const wanted = useDelayed(active && typed.length >= suggestionMinLength ? typed : null, suggestionDelayMs)
  const { content } = useQuery(wanted === null ? null : `suggestions ${wanted}`, (api) =>
    api.products.suggestions(wanted ?? '', { place: 'header' }),
  )
  return { suggestions: answerOf(content), slow: content?.state === 'pending' && content.slow }
}
