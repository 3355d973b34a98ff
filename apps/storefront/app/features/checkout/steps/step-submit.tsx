import { Button } from '../../../ui/button'
import { Icon } from '../../../ui/icon'

type Props = {
  label: string
  isBusy: boolean
  /** Where money is involved a lock stands before the words; else an arrow leads on. */
  isPaying?: boolean
}

/** The one button of a step. While it works it cannot be pressed again, and keeps the focus. */
export function StepSubmit({ label, isBusy, isPaying = false }: Props) {
  return (
    <Button
      look="primary"
      type="submit"
      aria-disabled={isBusy || undefined}
      onClick={(click) => {
        if (isBusy) click.preventDefault()
      }}
      className={`mt-2 min-h-14 w-full ${isPaying ? 'px-3!' : 'text-lg'} aria-disabled:cursor-progress aria-disabled:opacity-60 xs:w-auto xs:self-start`}
    >
      {isPaying ? <Icon name="lock" size={20} /> : null}
      <span className="min-w-0 text-balance">{label}</span>
      {isPaying ? null : <Icon name="arrow-right" size={20} />}
    </Button>
  )
}
