/** How a field to type in looks. */
export const controlLook =
  'block w-full min-h-12 rounded-control border border-line-strong bg-surface px-4 py-2.5 text-base text-ink placeholder:text-muted aria-invalid:border-danger aria-invalid:border-2 disabled:opacity-60'
