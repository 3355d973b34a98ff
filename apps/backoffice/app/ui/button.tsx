import type { ReactNode, Ref } from 'react'
import { Button as AriaButton, type ButtonProps } from 'react-aria-components'
import { Link, type LinkProps } from 'react-router'
import { showToast } from '../platform/toasts'
import { Icon, type IconName } from './icon'

const looks = {
  /** The one thing to do on a screen. */
  primary: 'bg-brand text-on-brand hover:bg-brand-deep font-semibold',
  quiet: 'border border-line-strong bg-surface text-ink hover:bg-sunken font-medium',
  danger: 'border border-danger bg-surface text-danger hover:bg-danger-soft font-medium',
  plain: 'text-ink hover:bg-sunken font-medium',
} as const

type Look = keyof typeof looks

const shape =
  'inline-flex min-h-8 items-center justify-center gap-1.5 rounded-control px-3 py-1 text-center leading-tight whitespace-nowrap data-disabled:opacity-50'

type Extra = { look?: Look; icon?: IconName; className?: string }

type ButtonLook = Omit<ButtonProps, 'className' | 'children'> &
  Extra & {
    children?: ReactNode
    ref?: Ref<HTMLButtonElement>
    /** Why the action is unavailable: a tooltip, a description for screen readers, and a toast when it is pressed all the same. */
    why?: string | null | undefined
  }

/** While pending a second press does nothing; the focus stays. */
export function Button(props: ButtonLook) {
  const {
    look = 'quiet',
    icon,
    className = '',
    isPending = false,
    onPress,
    type,
    why,
    children,
    ...rest
  } = props
  const isOff = isPending || Boolean(why)
  const act = why ? () => showToast({ text: why }) : isPending ? undefined : onPress
  return (
    <AriaButton
      {...rest}
      {...(why && {
        'aria-description': why,
        render: (own) => <button {...own} title={why} aria-disabled />,
      })}
      type={isOff ? 'button' : type}
      onPress={act}
      className={`${shape} ${looks[look]} ${isOff ? 'opacity-60' : ''} ${className}`}
    >
      {icon ? <Icon name={icon} /> : null}
      {children}
    </AriaButton>
  )
}

export function ButtonLink({
  look = 'quiet',
  icon,
  className = '',
  children,
  ...rest
}: Omit<LinkProps, 'className' | 'children'> & Extra & { children?: ReactNode }) {
  return (
    <Link {...rest} className={`${shape} ${looks[look]} ${className}`}>
      {icon ? <Icon name={icon} /> : null}
      {children}
    </Link>
  )
}

/** An icon button; its label names the action. */
export function IconButton({
  icon,
  label,
  className = '',
  ...rest
}: Omit<ButtonProps, 'className' | 'children'> & { icon: IconName; label: string; className?: string }) {
  return (
    <AriaButton
      {...rest}
      aria-label={label}
      className={`hover:bg-sunken rounded-control grid size-8 shrink-0 place-items-center data-disabled:opacity-50 ${className}`}
    >
      <Icon name={icon} size={18} />
    </AriaButton>
  )
}
