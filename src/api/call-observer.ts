/** One call as the contract names it: `GET`, `/api/user/cash`. */
export interface Call {
  method: string
  path: string
}

type CallListener = (call: Call) => void
type ExampleChooser = (call: Call) => string | undefined

// Both stay empty in production: only the development panel fills them.
const listeners = new Set<CallListener>()
let chooseExample: ExampleChooser | undefined

/** Tells of each call that the client sends. Returns how to stop. */
export function observeCalls(listener: CallListener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** For the client: a call goes out. */
export function reportCall(call: Call): void {
  for (const listener of listeners) listener(call)
}

/** Says which named example of the contract the mock shall answer a call with, or none. */
export function chooseExamples(chooser: ExampleChooser | undefined): void {
  chooseExample = chooser
}

/** For the client: the value of the header `Prefer` of a call, or none. */
export function exampleHeaderFor(method: string, path: string): string | undefined {
  const example = chooseExample?.({ method, path })
  return example && `example=${example}`
}
