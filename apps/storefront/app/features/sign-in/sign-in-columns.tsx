import type { ReactNode } from 'react'

/** The form at a comfortable width; beside it, where there is room, what else one might want here. */
export function SignInColumns({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-12 md:grid-cols-[minmax(0,56rem)_minmax(0,1fr)] lg:gap-x-28">
      <div className="flex max-w-[56rem] min-w-0 flex-col gap-6">{children}</div>
      {aside ? <div className="min-w-0 md:border-line md:border-l md:pl-12 lg:pl-16">{aside}</div> : null}
    </div>
  )
}
