/** Milliseconds in which a file of the app must have come (specification, section 9). */
export const CHUNK_TIMEOUT = 120_000
