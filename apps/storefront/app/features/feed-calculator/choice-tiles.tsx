import { Icon } from '../../ui/icon'

type Props<Value extends string> = {
  legend: string
  name: string
  value: Value
  choices: readonly { value: Value; title: string; icon?: string }[]
  onChoose: (value: Value) => void
}

const asManyAsFit = 'grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]'

/** One of a few, side by side. */
export function ChoiceTiles<Value extends string>({ legend, name, value, choices, onChoose }: Props<Value>) {
  return (
    <fieldset className="min-w-0">
      <legend className="pb-2 font-medium">{legend}</legend>
      <div className={`grid gap-2 ${choices.length > 4 ? asManyAsFit : 'grid-cols-2 xs:grid-cols-4'}`}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="border-line-strong bg-surface has-checked:border-brand has-checked:bg-brand-soft/50 has-checked:inset-ring-brand rounded-control has-focus-visible:outline-brand flex min-h-14 items-center gap-2.5 border px-3 py-2.5 leading-tight outline-offset-2 has-checked:inset-ring-1 has-focus-visible:outline-3 xs:flex-col xs:justify-center xs:text-center"
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChoose(choice.value)}
              className="accent-brand size-5 shrink-0 outline-none xs:order-last"
            />
            {choice.icon && <Icon name={choice.icon} size={28} className="text-brand shrink-0" />}
            <span className="min-w-0 text-sm font-medium hyphens-auto">{choice.title}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
