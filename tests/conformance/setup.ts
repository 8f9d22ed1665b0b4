import { installKit } from '../../scripts/lib/conformance-packages.ts'

/** The kit's tests need its own packages. */
export function setup(): void {
  installKit()
}
