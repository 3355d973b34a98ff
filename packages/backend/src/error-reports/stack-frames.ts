const mostFrames = 30

export type StackFrame = {
  filename: string
  function: string
  lineno: number
  colno: number
  in_app: boolean
}

/** As Chromium and Node write a frame, and as Firefox and Safari do. */
const forms = [
  /^\s*at (?:async )?(?:(?<called>.+?) \()?(?<file>[^()\s][^()]*?):(?<line>\d+):(?<column>\d+)\)?$/,
  /^(?<called>[^@\s]*)@(?<file>\S+?):(?<line>\d+):(?<column>\d+)$/,
]

/** The frames of a stack, the outermost first, as Sentry wants them. Files are named by their path, without the host. */
export function stackFrames(stack: string): StackFrame[] {
  const frames = stack
    .slice(0, 16 * 1024)
    .split('\n')
    .flatMap((text) => frameOf(text) ?? [])
  return frames.slice(0, mostFrames).toReversed()
}

function frameOf(text: string): StackFrame | null {
  const groups = forms.map((form) => form.exec(text)).find(Boolean)?.groups
  if (!groups) return null
  const { called, file = '', line, column } = groups
  const filename = pathOf(file)
  return {
    filename,
    function: called || '?',
    lineno: Number(line),
    colno: Number(column),
    in_app: !/^node:|node_modules|^[\w-]+-extension:/.test(filename),
  }
}

function pathOf(file: string): string {
  if (!/^(?:https?|file):/.test(file) || !URL.canParse(file)) return file
  return new URL(file).pathname
}
