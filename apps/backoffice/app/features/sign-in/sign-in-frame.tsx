import { type ReactNode, useEffect } from 'react'

type Props = { title: string; problem?: string | null; children: ReactNode }

/** A small card in the middle: the screens before sign-in. */
export function SignInFrame({ title, problem, children }: Props) {
  useEffect(() => {
    document.title = `${title} · Haverhof`
  }, [title])
  return (
    <main className="mx-auto grid min-h-dvh max-w-md content-center px-6 py-10">
      <div className="bg-surface border-line rounded-card grid gap-4 border p-8 shadow-sm">
        <p className="text-muted font-semibold">Haverhof</p>
        <h1 className="text-2xl">{title}</h1>
        {problem ? (
          <p role="alert" className="bg-danger-soft text-danger rounded-control px-3 py-2">
            {problem}
          </p>
        ) : null}
        {children}
      </div>
    </main>
  )
}
