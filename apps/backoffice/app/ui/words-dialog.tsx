import { Button } from './button'
import { Dialog } from './dialog'
import { TextField } from './text-field'

type Props = {
  title: string
  label: string
  hint: string
  words: string
  onChange: (words: string) => void
  longest: number
  /** Said while there are no words. */
  missing: string
  confirm: string
  look?: 'danger' | 'primary'
  isPending: boolean
  onConfirm: (words: string) => void
  onClose: () => void
}

/** A decision that needs a reason in words. Ctrl Enter confirms. */
export function WordsDialog(props: Props) {
  const {
    title,
    label,
    hint,
    words,
    onChange,
    longest,
    missing,
    confirm,
    look = 'danger',
    isPending,
    onClose,
  } = props
  const said = words.trim()
  const decide = () => (said && !isPending ? props.onConfirm(said) : undefined)
  const action = (
    <Button look={look} why={said ? null : missing} isPending={isPending} onPress={decide}>
      {confirm}
    </Button>
  )
  return (
    <Dialog isOpen onClose={onClose} title={title} actions={action}>
      <TextField
        label={label}
        hint={hint}
        rows={4}
        value={words}
        onChange={onChange}
        maxLength={longest}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the one thing to fill in
        autoFocus
        onKeyDown={(press) =>
          press.key === 'Enter' && (press.ctrlKey || press.metaKey) ? decide() : undefined
        }
      />
    </Dialog>
  )
}
