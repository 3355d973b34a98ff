import { useId } from 'react'
import { useTranslations } from '#texts'
import { controlLook } from './control-look'
import { Icon, type IconName } from './icon'

type Props = {
  /** The counted thing; visually hidden beside a row that names it. */
  label: string
  value: number
  max: number
  onChange: (value: number) => void
  min?: number
  autoFocus?: boolean
}

/** So many pieces: typed, with the arrow keys, or pressed up and down. Never more than there are. */
export function PieceField({ label, value, max, onChange, min = 0, autoFocus = false }: Props) {
  const t = useTranslations('office-shell')
  const id = useId()
  const set = (next: number) => onChange(Math.max(min, Math.min(max, next)))
  return (
    <span className="inline-flex items-center gap-1">
      <Step
        icon="minus"
        label={t('pieces.fewer', { name: label })}
        isOff={value <= min}
        onPress={() => set(value - 1)}
      />
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        value={value}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first thing to fill in
        autoFocus={autoFocus}
        onFocus={(event) => event.target.select()}
        onChange={(event) => set(Number(event.target.value.replaceAll(/\D/g, '')))}
        onKeyDown={(press) => {
          const step = { ArrowUp: 1, ArrowDown: -1 }[press.key]
          if (step === undefined) return
          press.preventDefault()
          set(value + step)
        }}
        className={`${controlLook} w-12! text-center`}
      />
      <Step
        icon="plus"
        label={t('pieces.more', { name: label })}
        isOff={value >= max}
        onPress={() => set(value + 1)}
      />
    </span>
  )
}

function Step(props: { icon: IconName; label: string; isOff: boolean; onPress: () => void }) {
  const { icon, label, isOff, onPress } = props
  return (
    <button
      type="button"
      aria-label={label}
      disabled={isOff}
      onClick={onPress}
      className="border-line-strong hover:bg-sunken rounded-control grid size-8 shrink-0 place-items-center border disabled:opacity-40"
    >
      <Icon name={icon} />
    </button>
  )
}
