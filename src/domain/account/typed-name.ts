import { dropPersonal, keepDraft, readDraft } from '@/patterns/form/draft.ts'
import { useDraft } from '@/patterns/form/use-contract-form.ts'

/** In the memory of this page alone; gone with a logout and a reload. */
export const NAME = { form: 'realName', fields: [], personal: ['name'] as const }

/** The real name that this page's user just sent for verification, so that nothing asks for it again. */
export function useTypedName() {
  const draft = useDraft<'name'>(NAME)
  return {
    /** Empty where none is remembered. */
    read: () => readDraft(draft).name ?? '',
    remember: (name: string) => keepDraft(draft, { name }),
    /** Forgets it: it was used. */
    forget: () => dropPersonal(draft),
  }
}
