import { dropPersonal, keepDraft, readDraft } from '@/patterns/form/draft.ts'

/** In the memory of this page alone, for one user; gone with a logout and a reload. */
const kept = (owner: string) => ({
  form: 'realName',
  owner,
  fields: [],
  personal: ['name'] as const,
})

/** Remembers the real name that a user just sent for verification, so that nothing asks for it again. */
export function rememberName(owner: string, name: string): void {
  keepDraft(kept(owner), { name })
}

/** The name that was remembered; empty where none was. */
export function rememberedName(owner: string): string {
  return readDraft<'name'>(kept(owner)).name ?? ''
}

/** Forgets it: it was used. */
export function forgetName(owner: string): void {
  dropPersonal(kept(owner))
}
