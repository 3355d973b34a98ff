/** Programs that look for lost secrets find ours by this beginning. */
export const tokenPrefix = 'haverhof_'

export const tokenShape = /^haverhof_[\w-]{43}$/
