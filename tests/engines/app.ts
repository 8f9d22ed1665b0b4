import { join } from 'node:path'
import { site } from '../../scripts/build/chosen-site.ts'
import { publicFolder } from '../../scripts/build/site.ts'
import { expect } from '../e2e/fixtures.ts'
import type { EngineTab } from './engine.ts'
import type { SentName, SentQuery } from './sent-query.ts'
import { COMPLAINTS_KEY } from './sent-query.ts'

/** Milliseconds between two looks at a page that has not come so far. */
const LOOKS = [20, 50, 100]
/** Generous for a machine that does other work, too. */
const PATIENCE = 20_000

/** Any picture that is at hand. */
const PICTURE = join(publicFolder(site), 'icon-512.png')

type Name = string | RegExp

const sent = (name: Name): SentName =>
  typeof name === 'string' ? name : { source: name.source, flags: name.flags }

/** The app as its user sees and presses it, by roles, names and labels, in any engine. */
export class App {
  readonly #tab: EngineTab
  readonly #address: string
  readonly #within: string | null

  /** `within` is the role of the part that is looked at; the whole page where there is none. */
  constructor(tab: EngineTab, address: string, within: string | null = null) {
    this.#tab = tab
    this.#address = address
    this.#within = within
  }

  /** The same app, looked at in one part of the page alone: `main`, `alertdialog`. */
  within(role: string): App {
    return new App(this.#tab, this.#address, role)
  }

  open(path: string): Promise<void> {
    return this.#tab.open(`${this.#address}#${path}`)
  }

  /** Leaves what an earlier visit could have left on this device, and that alone; opens no page. */
  async remember(entries: Readonly<Record<string, string>>): Promise<void> {
    // A file that is no page of the app: nothing else runs.
    await this.#tab.open(`${this.#address}icon.svg`)
    await this.#tab.evaluate((all) => {
      localStorage.clear()
      for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value)
    }, entries)
  }

  isOpen(): Promise<boolean> {
    return this.#tab.evaluate((address) => location.href.startsWith(address), this.#address)
  }

  reload(): Promise<void> {
    return this.#tab.reload()
  }

  /** Presses the button of the browser. */
  back(): Promise<void> {
    return this.#tab.back()
  }

  /** Runs a function in the page. */
  get evaluate(): EngineTab['evaluate'] {
    return this.#tab.evaluate
  }

  /** Presses a button, or what else has a role and a name. */
  press(name: Name, role = 'button'): Promise<void> {
    const query = this.#query('role', name, role)
    return this.#soon(`${role} ${name} can be pressed`, async () => {
      const element = await this.#tab.element((about) => window.probe.pressable(about), query)
      await element.click()
    })
  }

  follow(name: Name): Promise<void> {
    return this.press(name, 'link')
  }

  /** Types into the field with this label, in the place of what stands there. */
  fill(label: Name, text: string): Promise<void> {
    const query = this.#query('label', label)
    return this.#soon(`field ${label} can be filled in`, async () => {
      const field = await this.#tab.element((about) => window.probe.emptied(about), query)
      await field.type(text)
    })
  }

  /** Chooses from the list with this label. */
  choose(label: Name, option: string): Promise<void> {
    const query = this.#query('label', label)
    return this.#soon(`${option} can be chosen`, () =>
      this.#tab.evaluate((about, name) => window.probe.choose(about, name), query, option),
    )
  }

  /** Chooses a picture in the part of the page with this name. */
  upload(group: Name): Promise<void> {
    const query = this.#query('role', group, 'group')
    return this.#soon(`${group} takes a picture`, async () => {
      const field = await this.#tab.element((about) => window.probe.fileField(about), query)
      await field.choose(PICTURE)
    })
  }

  /** Waits until a text can be seen. */
  sees(text: Name): Promise<void> {
    return this.#expectThere(this.#query('text', text), true)
  }

  /** Waits until a text can be seen no more. */
  seesNo(text: Name): Promise<void> {
    return this.#expectThere(this.#query('text', text), false)
  }

  /** Waits until something with a role can be seen, with its name where that is told. */
  seesA(role: string, name?: Name): Promise<void> {
    return this.#expectThere(this.#query('role', name, role), true)
  }

  seesNoSuch(role: string, name?: Name): Promise<void> {
    return this.#expectThere(this.#query('role', name, role), false)
  }

  /** Waits until the field with this label has a value. */
  async expectValue(label: Name, value: string): Promise<void> {
    const query = this.#query('label', label)
    const read = () => this.#tab.evaluate((about) => window.probe.contentOf(about), query)
    await expect.poll(read, { timeout: PATIENCE, intervals: LOOKS }).toBe(value)
  }

  /** Waits until the app shows this path, with its query. */
  async expectAddress(path: string): Promise<void> {
    const read = () => this.#tab.evaluate(() => location.hash)
    await expect.poll(read, { timeout: PATIENCE, intervals: LOOKS }).toBe(`#${path}`)
  }

  /** What went wrong in the page since the browser was started. */
  complaints(): Promise<string[]> {
    return this.#tab.evaluate(
      (key) => JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[],
      COMPLAINTS_KEY,
    )
  }

  /** Waits until what a test caused on purpose went wrong, and takes it away. */
  async expectComplaint(pattern: RegExp): Promise<void> {
    const read = async () => (await this.complaints()).join('\n')
    await expect.poll(read, { timeout: PATIENCE, intervals: LOOKS }).toMatch(pattern)
    await this.#tab.evaluate((key) => sessionStorage.removeItem(key), COMPLAINTS_KEY)
  }

  #query(by: SentQuery['by'], name?: Name, role = ''): SentQuery {
    return { by, role, name: name === undefined ? null : sent(name), within: this.#within }
  }

  async #soon(what: string, work: () => Promise<unknown>): Promise<void> {
    await expect(work, what).toPass({ timeout: PATIENCE, intervals: LOOKS })
  }

  async #expectThere(query: SentQuery, there: boolean): Promise<void> {
    const isThere = () => this.#tab.evaluate((about) => window.probe.all(about).length > 0, query)
    const what = `${query.role} ${JSON.stringify(query.name)} in ${query.within ?? 'the page'}`
    await expect.poll(isThere, { message: what, timeout: PATIENCE, intervals: LOOKS }).toBe(there)
  }
}
