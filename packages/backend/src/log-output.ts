import pino from 'pino'

const KB = 1024
const mostWaiting = 32 * KB
const longestWaitMs = 200

let output: pino.DestinationStream | undefined

/** Standard output for the log of all contexts of the process. */
export function logOutput(): pino.DestinationStream {
  return (output ??= gatherLines(pino.destination({ dest: 1, sync: false })))
}

type Sink = { write: (text: string) => unknown; flushSync: () => void }

/**
 * Lines are written beside the work, many at once, within a fifth of a second; what is left is written when the process ends.
 * They are gathered as they come: measuring and storing each of them costs more than making it.
 */
export function gatherLines(sink: Sink): pino.DestinationStream & { flush: () => void } {
  let lines = ''
  let timer: NodeJS.Timeout | undefined

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    if (lines === '') return
    const text = lines
    lines = ''
    sink.write(text)
  }

  // Before the sink's own farewell, which writes only what it has been given.
  process.prependListener('exit', () => {
    flush()
    sink.flushSync()
  })
  return {
    write: (line) => {
      lines += line
      if (lines.length > mostWaiting) flush()
      else timer ??= setTimeout(flush, longestWaitMs).unref()
    },
    flush,
  }
}
