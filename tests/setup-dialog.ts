/**
 * jsdom draws `<dialog>`, but has no `showModal()` and `close()`. As in a browser the focus goes in
 * and comes back, and Escape asks with `cancel` and tells with `close`. The page behind stays in reach.
 */
const openers = new WeakMap<HTMLDialogElement, Element | null>()

Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    if (this.open) return
    openers.set(this, document.activeElement)
    this.open = true
    this.querySelector<HTMLElement>('a[href], button, input, select, [tabindex="0"]')?.focus()
  },
  close(this: HTMLDialogElement) {
    if (!this.open) return
    this.open = false
    const opener = openers.get(this)
    if (opener instanceof HTMLElement) opener.focus()
    queueMicrotask(() => this.dispatchEvent(new Event('close')))
  },
})

document.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1)
  if (dialog?.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close()
})

// Nothing moves.
Object.assign(Element.prototype, { getAnimations: () => [] })
