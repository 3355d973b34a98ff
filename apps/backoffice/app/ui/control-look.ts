/** How a field to type in or to choose from looks. */
export const controlLook =
  'block w-full min-h-8 rounded-control border border-line-strong bg-surface px-2.5 py-1 text-ink placeholder:text-muted aria-invalid:border-danger data-invalid:border-danger disabled:opacity-60 data-disabled:opacity-60'
