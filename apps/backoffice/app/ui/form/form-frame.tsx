import type { ReactNode } from 'react'

type Props = { id?: string; onSubmit: () => void; className?: string | undefined; children: ReactNode }

/** The one `<form>` of the office: Enter sends it; the browser's own validation is off. */
export function FormFrame({ onSubmit, ...rest }: Props) {
  return (
    <form
      noValidate
      {...rest}
      onSubmit={(submit) => {
        submit.preventDefault()
        // A dialog is drawn inside the form that opened it: its own form is no part of that one.
        submit.stopPropagation()
        onSubmit()
      }}
    />
  )
}
